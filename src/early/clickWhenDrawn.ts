import { type ControlPlace, controlAt } from './controlPlace';

/**
 * A press that has found no control by then, or by the next press, is dropped: the player sees another list
 * by now.
 */
const PRESS_LIVES_MS = 5000;

/** Clicks a control of the app's list, now or once the app has drawn it. Returns what gives it up. */
export function clickWhenDrawn(root: ShadowRoot, place: ControlPlace): () => void {
  const observer = new MutationObserver(click);
  const timer = setTimeout(giveUp, PRESS_LIVES_MS);

  function giveUp(): void {
    clearTimeout(timer);
    observer.disconnect();
  }

  function click(): void {
    const control = controlAt(root, place);
    if (!control) return;
    giveUp();
    control.click();
  }

  observer.observe(root, { childList: true, subtree: true });
  root.addEventListener('click', giveUp, { once: true });
  click();
  return giveUp;
}
