import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { recall, settings } from './kit/settings.svelte.ts';
import { preferredLanguage, speak } from './words/speech.svelte.ts';

settings.dressMotion();
const language = preferredLanguage(recall('language'), navigator.languages);
void speak(language).then(() => mount(App, { target: document.getElementById('app')! }));
