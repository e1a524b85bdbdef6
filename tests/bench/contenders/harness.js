// Stands first on every page. A contender's script or the page itself says what a row is (window.bench).
// What is observed is read when it is asked for: read at once, it counted as the work of a contender's key.
const observe = options => {
  const lists = [];
  new PerformanceObserver(list => lists.push(list)).observe({ ...options, buffered: true });
  return () => lists.flatMap(list => list.getEntries());
};
const shifts = observe({ type: 'layout-shift' });
const events = observe({ type: 'event', durationThreshold: 16 });
window.marks = {
  get shifts() {
    return shifts()
      .filter(({ hadRecentInput }) => !hadRecentInput)
      .map(({ startTime, value }) => ({ at: startTime, value }));
  },
  /** From a tap or key to the next frame; shorter than 16 ms is not told. */
  get interactions() {
    return events()
      .filter(({ interactionId }) => interactionId)
      .map(({ duration }) => duration);
  },
};

/** Every element, also those inside open shadow roots. */
window.deep = function* deep(root = document) {
  for (const element of root.querySelectorAll('*')) {
    yield element;
    if (element.shadowRoot) yield* deep(element.shadowRoot);
  }
};

const afterPaint = () => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)));
window.until = async condition => {
  while (!condition()) await new Promise(resolve => requestAnimationFrame(resolve));
  await afterPaint();
  return performance.now();
};

const wanted = Number(new URLSearchParams(location.search).get('n'));
window.listShown = () => window.bench?.rows().length >= wanted;
window.listed = (async () => {
  window.marks.painted = await window.until(window.listShown);
  window.marks.ready = await window.until(() => !window.bench.isReady || window.bench.isReady());
  return window.marks;
})();

/** From the click that is about to come to a text input that can be typed into. */
window.formFocusable = () =>
  new Promise(resolve => {
    addEventListener(
      'click',
      async () => {
        const clickedAt = performance.now();
        let input;
        const find = () => {
          input = [...window.deep()].find(
            element =>
              element.matches('input:not([type=radio],[type=checkbox],[type=hidden],[type=search])') &&
              element.getClientRects().length > 0,
          );
          input?.focus();
          return input?.matches(':focus');
        };
        resolve((await window.until(find)) - clickedAt);
      },
      { capture: true, once: true },
    );
  });

window.mountOften = async times => {
  for (let turn = 0; turn < times; turn++) {
    window.bench.mount();
    await window.until(() => window.listShown() && (!window.bench.isReady || window.bench.isReady()));
    window.bench.unmount();
    await new Promise(resolve => setTimeout(resolve, 20));
  }
};
