/**
 * Calls `onChange` when an element's size, theme or fonts have changed, for what styles cannot reach. Returns
 * what stops it.
 */
export function watchLook(element: HTMLElement, onChange: () => void): () => void {
  const view = element.ownerDocument.defaultView;
  const end = new AbortController();
  const { signal } = end;
  let frame = 0;
  // In the next frame, when the new styles can be read.
  const later = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(onChange);
  };
  const size = typeof ResizeObserver === 'function' ? new ResizeObserver(later) : null;
  size?.observe(element);
  const theme = new MutationObserver(later);
  const frameElement = element.closest('.cashier');
  if (frameElement) theme.observe(frameElement, { attributes: true });
  view?.matchMedia?.('(prefers-color-scheme: dark)').addEventListener('change', later, { signal });
  element.ownerDocument.fonts?.addEventListener('loadingdone', later, { signal });
  return () => {
    end.abort();
    cancelAnimationFrame(frame);
    size?.disconnect();
    theme.disconnect();
  };
}
