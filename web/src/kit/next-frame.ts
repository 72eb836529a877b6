/** Measuring forces the browser to lay out the page at once. However often it is asked for, it is done once, before the next picture is drawn. */
export function beforeNextFrame(measure: () => unknown): { ask: () => void; stop: () => void } {
  let frame = 0;
  return {
    ask: () => {
      if (frame) return;
      frame = requestAnimationFrame(() => {
        frame = 0;
        measure();
      });
    },
    stop: () => {
      cancelAnimationFrame(frame);
      frame = 0;
    },
  };
}
