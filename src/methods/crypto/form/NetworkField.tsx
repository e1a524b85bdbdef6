import { type ReactElement, useEffect, useState } from 'react';
import { useField } from 'react-final-form';
import type { PaymentMethod } from '../../../api/contract/method';
import { typedBefore } from '../../../flows/deposit/form/typedBefore';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { ChoiceCards } from '../../../ui/form/ChoiceCards';
import { cryptoOf } from '../cryptoOf';
import { networkFacts } from '../networkFacts';
import { useNetworkNote } from './useNetworkNote';

const KEY = 'cryptoNetwork';

type NetworkFieldProps = { method: PaymentMethod; options: readonly { value: string; text: string }[] };

/** CRY-01: every network with its minimum and its duration; none is preselected. */
export function NetworkField({ method, options }: NetworkFieldProps): ReactElement {
  const cashier = useCashier();
  const state = cryptoOf(cashier);
  const t = useTranslate();
  const note = useNetworkNote();
  const [before] = useState(() => typedBefore(cashier, method)[KEY]);
  const { input, meta } = useField<string>(KEY, {
    initialValue: options.find(({ value }) => value === before)?.value ?? '',
    validate: value => (value ? undefined : t('crypto.network.required')),
    subscription: { value: true, error: true, touched: true },
  });

  useEffect(() => {
    state.chosen = input.value || null;
  }, [state, input.value]);

  return (
    <ChoiceCards
      label={t('field.network')}
      hint={t('crypto.network.hint')}
      cards={options.map(({ value, text }) => {
        const facts = networkFacts(value, text);
        return { id: value, title: facts.name, note: note(facts) };
      })}
      value={input.value || null}
      onChange={input.onChange}
      error={meta.touched ? meta.error : undefined}
    />
  );
}
