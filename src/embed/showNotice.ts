interface Notice {
  text: string;
  /** The text of a button; a notice without one is about a passing state. */
  retry?: string;
  onRetry?(): void;
}

/** Covers the frame while it is empty, so that there is never a blank box. Returns what removes it. */
export function showNotice(box: HTMLElement, { text, retry, onRetry }: Notice): () => void {
  const { ownerDocument: document } = box;
  const notice = document.createElement('div');
  notice.setAttribute('role', retry ? 'alert' : 'status');
  // English in a page that is read from the right, or the other way round.
  notice.dir = 'auto';
  // By the style object, as a strict CSP refuses style sheets and style attributes.
  notice.style.cssText =
    'position: absolute; inset: 0; display: grid; gap: 16px; place-content: center; justify-items: center; ' +
    'padding: 24px; text-align: center; font: 16px/1.4 system-ui, sans-serif; color: CanvasText; background: Canvas';
  const words = document.createElement('p');
  words.textContent = text;
  words.style.margin = '0';
  notice.append(words);
  if (retry) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = retry;
    button.style.cssText = 'font: inherit; min-height: 44px; padding: 0 24px; cursor: pointer';
    button.onclick = () => onRetry?.();
    notice.append(button);
  }
  box.append(notice);
  return () => notice.remove();
}
