/** Elements in the browser's top layer. Below a modal dialog nothing else of the page can be reached. */
const TOP = ':is(:modal, :popover-open, :fullscreen)';

function topAround(element: Element): Element | null {
  const top = element.closest(TOP);
  if (top) return top.contains(element.ownerDocument.body) ? null : top;
  const root = element.getRootNode();
  return 'host' in root ? topAround((root as ShadowRoot).host) : null;
}

/**
 * Geetest puts its challenge into the page's body. If the widget is inside a dialog or popover of the host,
 * the player could not reach it there, so it is moved into that dialog or popover. Returns a function that
 * stops this and removes what was moved.
 */
export function keepOnTop(element: Element): () => void {
  const top = topAround(element);
  if (!top) return () => {};
  const moved: Element[] = [];
  const watch = new MutationObserver(records => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!('className' in node) || !/geetest/i.test(String(node.className))) continue;
      moved.push(node as Element);
      top.append(node);
    }
  });
  watch.observe(element.ownerDocument.body, { childList: true });
  return () => {
    watch.disconnect();
    for (const node of moved) node.remove();
  };
}
