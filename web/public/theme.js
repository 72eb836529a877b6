// Runs before the first paint: the stored theme, else the system's; nothing flashes.
(function () {
  var stored = null;
  try { stored = localStorage.getItem('kotatsu-theme'); } catch { /* storage may be closed: the system decides */ }
  var dark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme = stored === 'day' || stored === 'lamp' ? stored : dark ? 'lamp' : 'day';
})();
