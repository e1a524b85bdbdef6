import { needsCaptcha, opensPopUp } from '../../../domain/method/methodLists';
import type { Cashier } from '../../../state/Cashier';
import type { DepositIntent } from '../../../state/DepositIntent';
import { openPendingWindow, type PendingWindow } from './openPendingWindow';
import { opensOutside } from './opensOutside';

type Intent = Pick<DepositIntent, 'method'>;

/** Opens the window in the click, for a method that mostly leads to a payment page (DEP-04). */
export function openInClick(cashier: Cashier, { method }: Intent): PendingWindow | null {
  if (!cashier.kindOf(method).opensPopUp) return null;
  return open(cashier, method, needsCaptcha(method.name) ? 'redirect.waitingForCaptcha' : 'redirect.waiting');
}

/**
 * Opens the window after the answer, for a method that mostly stays in the widget, if the browser still
 * counts the click.
 */
export function openAfterAnswer(cashier: Cashier, { method }: Intent): PendingWindow | null {
  const { userActivation } = cashier.handle.element.ownerDocument.defaultView?.navigator ?? {};
  if (cashier.kindOf(method).opensPopUp || !userActivation?.isActive) return null;
  return open(cashier, method, 'redirect.waiting');
}

function open(cashier: Cashier, { name }: DepositIntent['method'], text: WaitingText): PendingWindow | null {
  if (!opensPopUp(name) || opensOutside(cashier)) return null;
  const opened = openWaiting(cashier, text);
  cashier.deposit.popUps = opened ? 'opened' : 'blocked';
  return opened;
}

type WaitingText = 'redirect.waiting' | 'redirect.waitingForCaptcha';

/** Opens a window that says what it waits for; `null` if the browser refuses to open one. */
export function openWaiting(
  { handle, translator }: Pick<Cashier, 'handle' | 'translator'>,
  text: WaitingText = 'redirect.waiting',
): PendingWindow | null {
  const { defaultView } = handle.element.ownerDocument;
  return defaultView && openPendingWindow(defaultView, translator.t(text));
}
