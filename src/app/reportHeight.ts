import type { Cashier } from '../state/Cashier';

/** onResize (HOST-11): a frame's host hears how high the screen is, each time that it changes. */
export function reportHeight({ handle, send }: Cashier): { dispose(): void } {
  const { root } = handle;
  const { defaultView: window } = root.ownerDocument;
  let told = 0;
  let pending = 0;

  function measure(): void {
    pending = 0;
    const frame = root.querySelector<HTMLElement>('[part~="frame"]');
    const height = frame ? Math.ceil(heightOf(frame)) : 0;
    // Asking has touched the frame's style.
    contents.takeRecords();
    if (height === 0 || height === told) return;
    told = height;
    send({ messageType: 'onResize', height });
  }

  const later = () => {
    pending ||= window?.requestAnimationFrame(measure) ?? 0;
  };
  const sizes = new ResizeObserver(later);
  const contents = new MutationObserver(later);
  sizes.observe(handle.element);
  contents.observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
  // Fonts and pictures come without a change of the tree.
  root.addEventListener('load', later, { capture: true });
  later();

  return {
    dispose: () => {
      window?.cancelAnimationFrame(pending);
      sizes.disconnect();
      contents.disconnect();
      root.removeEventListener('load', later, { capture: true });
    },
  };
}

/** What scrolls says its height itself; what fits is asked without the height it was given. */
function heightOf(frame: HTMLElement): number {
  if (frame.scrollHeight > frame.clientHeight) return frame.scrollHeight;
  const { style } = frame;
  const given = { blockSize: style.blockSize, minBlockSize: style.minBlockSize };
  Object.assign(style, { blockSize: 'auto', minBlockSize: '0' });
  const height = frame.offsetHeight;
  Object.assign(style, given);
  return height;
}
