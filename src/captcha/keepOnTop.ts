/** What the browser shows above the rest of the page, which is out of reach below a modal dialog. */
const TOP = ':is(:modal, :popover-open, :fullscreen)';

function topAround(element: Element): Element | null {
  const top = element.closest(TOP);
  if (top) return top.contains(element.ownerDocument.body) ? null : top;
  const root = element.getRootNode();
  return 'host' in root ? topAround((root as ShadowRoot).host) : null;
}

/**
 * Geetest puts its challenge into the page's body. Where the widget stands in a dialog or popover of the host, the player
 * would not get at it there: it is moved into that. Gives what ends this, and takes away what was moved.
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
