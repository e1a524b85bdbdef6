import type { Cashier } from '../../state/Cashier';

/** onResize (HOST-11): tells a frame's host the height of the screen whenever it changes. */
export function reportHeight({ handle, send, signal }: Cashier): { dispose(): void } {
  const { root } = handle;
  const { defaultView: window } = root.ownerDocument;
  let told = 0;
  let pending = 0;

  function measure(): void {
    pending = 0;
    const frame = root.querySelector<HTMLElement>('[part~="frame"]');
    const height = frame ? Math.ceil(heightOf(frame)) : 0;
    // Measuring has changed the frame's style, which must not cause another measuring.
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
  // Pictures load without a change of the tree.
  root.addEventListener('load', later, { capture: true, signal });
  later();

  return {
    dispose: () => {
      window?.cancelAnimationFrame(pending);
      sizes.disconnect();
      contents.disconnect();
    },
  };
}

/** A frame that scrolls knows the height of its content; one that does not is measured without its own height. */
function heightOf(frame: HTMLElement): number {
  if (frame.scrollHeight > frame.clientHeight) return frame.scrollHeight;
  const { style } = frame;
  const given = { blockSize: style.blockSize, minBlockSize: style.minBlockSize };
  Object.assign(style, { blockSize: 'auto', minBlockSize: '0' });
  const height = frame.offsetHeight;
  Object.assign(style, given);
  return height;
}
