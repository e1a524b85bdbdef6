import { type ReactElement, useId, useRef, useState } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { Button } from '../../../ui/button/Button';
import { FieldError } from '../../../ui/form/FieldError';
import { sendNewCode } from './sendNewCode';
import { useSecondsLeft } from './useSecondsLeft';

/** Another code, once the wait for the last one is over. */
export function ResendCode({ resendAt }: { resendAt: number }): ReactElement {
  const cashier = useCashier();
  const t = useTranslate();
  const id = useId();
  const left = useSecondsLeft(resendAt);
  const [isSent, setIsSent] = useState(false);
  const [problem, setProblem] = useState('');
  /** Apart from the wait: a second press may come before it is drawn. */
  const isAsking = useRef(false);
  const resend = async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    setProblem('');
    setIsSent(false);
    const text = await sendNewCode(cashier);
    if (cashier.signal.aborted) return;
    isAsking.current = false;
    setProblem(text);
    setIsSent(text === '');
  };
  return (
    <div className="stack stack--tight">
      <Button variant="quiet" isDisabled={left > 0} onClick={() => void resend()}>
        {left > 0 ? t('withdrawal.code.resendIn', { seconds: left }) : t('withdrawal.code.resend')}
      </Button>
      <div role="status">
        {problem && <FieldError id={id}>{problem}</FieldError>}
        {isSent && left > 0 && !problem && t('withdrawal.code.sent')}
      </div>
    </div>
  );
}
