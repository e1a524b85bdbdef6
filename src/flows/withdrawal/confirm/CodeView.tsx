import { type ReactElement, type ReactNode, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { Button } from '../../../ui/button/Button';
import { TextInput } from '../../../ui/form/TextInput';
import { ScreenBody } from '../../../ui/frame/ScreenBody';
import { StickyFooter } from '../../../ui/frame/StickyFooter';
import { StatusHero } from '../../../ui/status/StatusHero';
import { useExactMoney } from '../../shared/text/useExactMoney';
import { useMethodText } from '../../shared/text/useMethodText';
import { CancelAction } from '../follow/CancelAction';
import { followWithdrawal } from '../follow/followWithdrawal';
import { ResendCode } from './ResendCode';
import { useCodeEntry } from './useCodeEntry';

/** Characters; room for a code pasted in groups or with spaces, which would otherwise lose its end. */
const LONGEST_PASTE = 40;

type CodeViewProps = {
  /** Characters; 0 if not known. */
  length: number;
  /** Epoch ms. */
  resendAt: number;
  children?: ReactNode;
};

/** Asks for the code by which the player confirms the withdrawal. */
export function CodeView({ length, resendAt, children }: CodeViewProps): ReactElement {
  const cashier = useCashier();
  const t = useTranslate();
  const money = useExactMoney();
  const current = useSnapshot(cashier.withdrawal.current);
  const nameOf = useMethodText('withdrawal');
  const { input, code, error, isSending, change, forgetRefused, submit } = useCodeEntry(length);

  useEffect(() => followWithdrawal(cashier), [cashier]);

  return (
    <form className="form" noValidate onSubmit={submit}>
      <ScreenBody width="form">
        <StatusHero
          kind="info"
          figure={money(current.amount, current.currency)}
          title={t('withdrawal.code.title')}
          text={t('withdrawal.code.text', { method: nameOf(current) })}
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
          maxLength={LONGEST_PASTE}
          error={error || undefined}
          onChange={change}
        />
        <ResendCode resendAt={resendAt} onSent={forgetRefused} />
        {children}
      </ScreenBody>
      <StickyFooter>
        <div className="stack stack--tight">
          <Button type="submit" part="submit" isPending={isSending}>
            {t('withdrawal.code.submit')}
          </Button>
          <CancelAction variant="secondary" />
        </div>
      </StickyFooter>
    </form>
  );
}
