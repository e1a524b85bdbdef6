/** Copies by the clipboard, or by a selection if the clipboard is refused. Resolves whether it worked. */
export async function copyText(text: string, root: ShadowRoot): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text, root);
  }
}

function copyBySelection(text: string, root: ShadowRoot): boolean {
  const { ownerDocument: document } = root;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  Object.assign(area.style, { position: 'fixed', opacity: '0' });
  const focused = root.activeElement;
  root.append(area);
  area.select();
  let isCopied = false;
  try {
    isCopied = document.execCommand('copy');
  } catch {
    // Refused: the caller tells the player.
  }
  area.remove();
  // No `instanceof`: the widget may live in another window's document, which has classes of its own.
  (focused as HTMLElement | null)?.focus();
  return isCopied;
}
