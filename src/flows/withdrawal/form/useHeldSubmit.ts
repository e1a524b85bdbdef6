import { type RefObject, useEffect, useRef, useState } from 'react';
import { useCashier } from '../../../state/CashierContext';

export interface HeldSubmit {
  isHeld: boolean;
  hold(): void;
}

/** A submit pressed too early is sent when the waiting ends, unless the form was changed meanwhile. */
export function useHeldSubmit(form: RefObject<HTMLFormElement | null>, isWaiting: boolean): HeldSubmit {
  const { withdrawal } = useCashier();
  /** Apart from the state: a submit is drawn ahead of what an effect sets, and would find it held still. */
  const held = useRef<string | null>(null);
  const [isHeld, setIsHeld] = useState(false);
  const typed = (): string =>
    JSON.stringify([withdrawal.amountText, withdrawal.accountType, withdrawal.values]);

  useEffect(() => {
    if (held.current === null || isWaiting) return;
    const isUnchanged = held.current === typed();
    held.current = null;
    setIsHeld(false);
    if (isUnchanged) form.current?.requestSubmit();
  });

  return {
    isHeld,
    hold: () => {
      held.current = typed();
      setIsHeld(true);
    },
  };
}
