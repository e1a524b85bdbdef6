import type { ReactElement } from 'react';
import type { PlainMessageId } from '#generated/messages';
import type { PaymentMethod } from '../../../api/contract/method';
import { accountTypesOf } from '../../../domain/method/accountTypesOf';
import { useTranslate } from '../../../i18n/useTranslate';
import type { WithdrawalAccountType } from '../../../spec/defaults';
import { useCashier } from '../../../state/CashierContext';
import { useField } from '../../../state/useField';
import { Field } from '../../../ui/form/Field';
import { SegmentedSwitch } from '../../../ui/form/SegmentedSwitch';

export const ACCOUNT_TEXTS: Readonly<Record<WithdrawalAccountType, PlainMessageId>> = {
  main: 'withdrawal.account.main',
  additional: 'withdrawal.account.additional',
};

/** METH-07: the account that the money is taken from, if the method leaves a choice. */
export function AccountField({ method }: { method: PaymentMethod }): ReactElement | null {
  const { withdrawal } = useCashier();
  const accountType = useField(withdrawal, 'accountType');
  const t = useTranslate();
  const types = accountTypesOf(method);
  if (types.length < 2) return null;
  const label = t('withdrawal.account.label');
  return (
    <Field label={label} isGroup>
      {() => (
        <SegmentedSwitch
          label={label}
          segments={types.map(id => ({ id, label: t(ACCOUNT_TEXTS[id]) }))}
          value={accountType}
          onChange={id => {
            withdrawal.accountType = id;
          }}
        />
      )}
    </Field>
  );
}
