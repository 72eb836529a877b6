/** Letters are as wide as their font: whatever measures words measures them again when a font has come. */
export function whenFontsCome(measure: () => void): () => void {
  document.fonts.addEventListener('loadingdone', measure);
  return () => document.fonts.removeEventListener('loadingdone', measure);
}
