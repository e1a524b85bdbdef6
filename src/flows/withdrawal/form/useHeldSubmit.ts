import { type RefObject, useEffect, useState } from 'react';
import { useCashier } from '../../../state/CashierContext';

export interface HeldSubmit {
  isHeld: boolean;
  hold(): void;
}

/** A submit pressed too early is sent when the waiting ends, unless the form was changed meanwhile. */
export function useHeldSubmit(form: RefObject<HTMLFormElement | null>, isWaiting: boolean): HeldSubmit {
  const { withdrawal } = useCashier();
  const [held, setHeld] = useState<string | null>(null);
  const typed = (): string =>
    JSON.stringify([withdrawal.amountText, withdrawal.accountType, withdrawal.values]);

  useEffect(() => {
    if (held === null || isWaiting) return;
    setHeld(null);
    if (held === typed()) form.current?.requestSubmit();
  });

  return { isHeld: held !== null, hold: () => setHeld(typed()) };
}
