import { type ReactElement, useEffect } from 'react';
import { useField } from 'react-final-form';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { ChoiceCards } from '../../../ui/form/ChoiceCards';
import { cryptoOf } from '../cryptoOf';
import { networkFacts } from './networks';
import { useNetworkNote } from './useNetworkNote';

type NetworkFieldProps = { options: readonly { value: string; text: string }[] };

/** CRY-01: every network with its minimum and how long it takes; none stands chosen at first. */
export function NetworkField({ options }: NetworkFieldProps): ReactElement {
  const state = cryptoOf(useCashier());
  const t = useTranslate();
  const note = useNetworkNote();
  const { input, meta } = useField<string>('cryptoNetwork', {
    initialValue: '',
    validate: value => (value ? undefined : t('crypto.network.required')),
    subscription: { value: true, error: true, touched: true },
  });

  useEffect(() => {
    state.chosen = input.value || null;
  }, [state, input.value]);

  return (
    <ChoiceCards
      label={t('crypto.network.label')}
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
