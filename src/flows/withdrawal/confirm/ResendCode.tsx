import { type ReactElement, useId, useState } from 'react';
import type { PlainMessageId } from '#generated/messages';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { Button } from '../../../ui/button/Button';
import { FieldError } from '../../../ui/form/FieldError';
import { useInFlight } from '../../shared/busy/useInFlight';
import { sendNewCode } from './sendNewCode';
import { useSecondsLeft } from './useSecondsLeft';

type ResendCodeProps = { resendAt: number; onSent(): void };

/** Asks for another code, once the wait after the last one is over. */
export function ResendCode({ resendAt, onSent }: ResendCodeProps): ReactElement {
  const cashier = useCashier();
  const t = useTranslate();
  const id = useId();
  const left = useSecondsLeft(resendAt);
  /** Why no code was sent; '' once one was. */
  const [problem, setProblem] = useState<PlainMessageId | '' | null>(null);
  const { run } = useInFlight();
  const resend = async () => {
    setProblem(null);
    const refusal = await sendNewCode(cashier);
    setProblem(refusal);
    if (refusal === '') onSent();
  };
  return (
    <div className="stack stack--tight">
      {problem !== 'withdrawal.code.noMore' && (
        <Button variant="quiet" isDisabled={left > 0} onClick={() => run(resend)}>
          {left > 0 ? t('withdrawal.code.resendIn', { seconds: left }) : t('withdrawal.code.resend')}
        </Button>
      )}
      <div role="status">
        {problem && <FieldError id={id}>{t(problem)}</FieldError>}
        {problem === '' && left > 0 && <span>{t('withdrawal.code.sent')}</span>}
      </div>
    </div>
  );
}
