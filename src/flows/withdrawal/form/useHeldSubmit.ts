import { type RefObject, useEffect, useRef, useState } from 'react';
import { useCashier } from '../../../state/CashierContext';
import { withdrawalTexts } from './withdrawalFields';

interface HeldSubmit {
  isHeld: boolean;
  hold(): void;
}

/** Holds a submit until what is loading has come, and then sends it unless the form was changed. */
export function useHeldSubmit(form: RefObject<HTMLFormElement | null>, isWaiting: boolean): HeldSubmit {
  const cashier = useCashier();
  /**
   * What was typed when it was held. A ref, as the submit renders before a state set in the effect would, and
   * the effect would find it still held.
   */
  const held = useRef<string | null>(null);
  const [isHeld, setIsHeld] = useState(false);
  const typed = (): string => {
    const { amount, accountType } = cashier.withdrawal;
    return JSON.stringify([amount.text, accountType, withdrawalTexts(cashier)]);
  };

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
