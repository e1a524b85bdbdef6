import { type ReactElement, useId, useState } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { Button } from '../../../ui/button/Button';
import { FieldError } from '../../../ui/form/FieldError';
import { useInFlight } from '../../shared/busy/useInFlight';
import { type NewCode, sendNewCode } from './sendNewCode';
import { useSecondsLeft } from './useSecondsLeft';

/** A name that changes each second would be read out each second to whoever has just pressed the button. */
const NAME_STEP_S = 30;

type ResendCodeProps = { resendAt: number; onSent(): void };

/** Asks for another code, once the wait after the last one is over. */
export function ResendCode({ resendAt, onSent }: ResendCodeProps): ReactElement {
  const cashier = useCashier();
  const t = useTranslate();
  const id = useId();
  const left = useSecondsLeft(resendAt);
  const [outcome, setOutcome] = useState<NewCode>(null);
  const { run } = useInFlight();
  const wait = (seconds: number): string => t('withdrawal.code.resendIn', { seconds });
  const resend = async () => {
    setOutcome(null);
    const next = await sendNewCode(cashier);
    setOutcome(next);
    if (next === 'sent') onSent();
  };
  return (
    <div className="stack stack--tight">
      {outcome !== 'withdrawal.code.noMore' && (
        <Button variant="quiet" isDisabled={left > 0} onClick={() => run(resend)}>
          {left > 0 ? (
            <>
              <span aria-hidden="true">{wait(left)}</span>
              <span className="hidden">{wait(Math.ceil(left / NAME_STEP_S) * NAME_STEP_S)}</span>
            </>
          ) : (
            t('withdrawal.code.resend')
          )}
        </Button>
      )}
      <div role="status">
        {outcome === 'sent'
          ? left > 0 && <span>{t('withdrawal.code.sent')}</span>
          : outcome && <FieldError id={id}>{t(outcome)}</FieldError>}
      </div>
    </div>
  );
}
