import { adoptSheet } from '../../../theme/adoptSheet';

const MOST_SHOWN = 5;

// Not in the way of a click or of a screen reader: it is for those who look at the page they are building.
const CSS = `
:host { position: relative; }
.misconfigured {
  position: absolute; inset-block-end: 0; inset-inline: 0; z-index: 9; pointer-events: none;
  margin: 0; padding: 8px 12px; direction: ltr; text-align: left;
  font: 12px/1.5 ui-monospace, monospace; color: #ffffff; background: #8a1020;
}`;

/** The visible state of a widget whose configuration is wrong. Returns its remover. */
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
