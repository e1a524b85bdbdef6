/**
 * What the cashier needs, and no more:
 * - scripts, and its own origin for its bank's answers;
 * - forms and pop-ups: a bank's page opens in one, and must not inherit the sandbox.
 * It cannot move the host's page, open dialogs over it, or download.
 */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

/** For copying an address, and for a video guide in full screen. */
const ALLOW = 'clipboard-write; fullscreen';

interface FrameOptions {
  title: string;
  loading: 'eager' | 'lazy';
}

/** The least-privilege frame of the cashier, without an address yet. */
export function createFrame(document: Document, { title, loading }: FrameOptions): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.loading = loading;
  frame.referrerPolicy = 'strict-origin';
  frame.allow = ALLOW;
  frame.setAttribute('sandbox', SANDBOX);
  frame.style.cssText = 'display: block; width: 100%; height: 100%; border: 0; color-scheme: normal';
  return frame;
}
