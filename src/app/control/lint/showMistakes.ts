import { adoptSheet } from '../../../theme/adoptSheet';

const MOST_SHOWN = 5;

// Lets clicks through and is hidden from screen readers: it is for the developer of the page.
const CSS = `
:host { position: relative; }
.misconfigured {
  position: absolute; inset-block-end: 0; inset-inline: 0; z-index: 9; pointer-events: none;
  margin: 0; padding: 8px 12px; direction: ltr; text-align: left;
  font: 12px/1.5 ui-monospace, monospace; color: #ffffff; background: #8a1020;
}`;

/** Shows the mistakes over a widget with a wrong configuration. Returns what removes them. */
export function showMistakes(root: ShadowRoot, texts: readonly string[]): () => void {
  adoptSheet(root, CSS);
  const notice = root.ownerDocument.createElement('div');
  notice.className = 'misconfigured';
  notice.setAttribute('part', 'misconfigured');
  notice.setAttribute('aria-hidden', 'true');
  notice.setAttribute('translate', 'no');
  const more = texts.length > MOST_SHOWN ? [`… and ${texts.length - MOST_SHOWN} more: see the console`] : [];
  for (const text of [
    'cashier-widget is misconfigured (shown in development only)',
    ...texts.slice(0, MOST_SHOWN),
    ...more,
  ]) {
    const line = root.ownerDocument.createElement('div');
    line.textContent = text;
    notice.append(line);
  }
  root.append(notice);
  return () => notice.remove();
}
