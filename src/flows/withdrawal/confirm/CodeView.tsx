import { type FormEvent, type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useTranslate } from '../../../i18n/useTranslate';
import { toLatinDigits } from '../../../lib/toLatinDigits';
import { useCashier } from '../../../state/CashierContext';
import { announce } from '../../../state/createAnnouncerState';
import { Button } from '../../../ui/Button';
import { ScreenBody } from '../../../ui/ScreenBody';
import { StatusHero } from '../../../ui/StatusHero';
import { StickyFooter } from '../../../ui/StickyFooter';
import { TextInput } from '../../../ui/TextInput';
import { useMoney } from '../../shared/useMoney';
import { CancelDialog } from '../CancelDialog';
import { followWithdrawal } from '../followWithdrawal';
import { confirmCode } from './confirmCode';
import { ResendCode } from './ResendCode';

/** Where the length is not known, e.g. after a reload. */
const LONGEST_CODE = 12;

export type CodeViewProps = {
  /** Characters; 0 where it is not known. */
  length: number;
  /** ms of Date.now(). */
  resendAt: number;
  children?: ReactNode;
};

/** The code that makes it the player's own will. */
export function CodeView({ length, resendAt, children }: CodeViewProps): ReactElement {
  const cashier = useCashier();
  const t = useTranslate();
  const money = useMoney();
  const { withdrawalId, amount, currency, methodText, isCancellable } = useSnapshot(
    cashier.withdrawal.current,
  );
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [error, setError] = useState('');
  /** Each wrong try counts at the bank: the same one is not sent twice. */
  const refused = useRef<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [isCanceling, setIsCanceling] = useState(false);

  useEffect(() => followWithdrawal(cashier), [cashier]);

  function fail(text: string): void {
    setError(text);
    announce(cashier.announcer, text, 'assertive');
    input.current?.focus();
    input.current?.select();
  }

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    event.stopPropagation();
    if (isSending) return;
    if (code === '' || (length > 0 && code.length !== length)) {
      fail(length > 0 ? t('withdrawal.code.incomplete', { length }) : t('withdrawal.code.required'));
      return;
    }
    if (code === refused.current) {
      fail(t('withdrawal.code.wrong'));
      return;
    }
    setIsSending(true);
    const outcome = await confirmCode(cashier, code);
    if (cashier.signal.aborted) return;
    setIsSending(false);
    if (outcome !== 'wrong') return;
    refused.current = code;
    fail(t('withdrawal.code.wrong'));
  }

  return (
    <form className="form" noValidate onSubmit={event => void handleSubmit(event)}>
      <ScreenBody width="form">
        <StatusHero
          kind="info"
          figure={money(amount, currency)}
          title={t('withdrawal.code.title')}
          text={t('withdrawal.code.text', { method: methodText })}
          headingLevel={2}
        />
        <TextInput
          ref={input}
          name="code"
          label={t('withdrawal.code.label')}
          value={code}
          isCode
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={length || LONGEST_CODE}
          error={error || undefined}
          onChange={text => {
            setCode(toLatinDigits(text).replace(/\s/g, ''));
            setError('');
            refused.current = null;
          }}
        />
        <ResendCode resendAt={resendAt} />
        {children}
      </ScreenBody>
      <StickyFooter>
        <div className="stack stack--tight">
          <Button type="submit" part="submit" isPending={isSending}>
            {t('withdrawal.code.submit')}
          </Button>
          {isCancellable && (
            <Button variant="secondary" onClick={() => setIsCanceling(true)}>
              {t('withdrawal.cancel.action')}
            </Button>
          )}
        </div>
      </StickyFooter>
      {isCanceling && withdrawalId !== null && (
        <CancelDialog withdrawal={{ withdrawalId, amount, currency }} onClose={() => setIsCanceling(false)} />
      )}
    </form>
  );
}
