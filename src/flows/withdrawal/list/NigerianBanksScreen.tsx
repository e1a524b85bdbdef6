import type { ReactElement } from 'react';
import { useSnapshot } from 'valtio';
import { useTexts } from '../../../i18n/useTexts';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { ScreenBody } from '../../../ui/frame/ScreenBody';
import { SearchedOptions } from '../../shared/form/SearchedOptions';
import { bankFieldOf, withdrawalFields } from '../form/withdrawalFields';
import { backToForm } from '../submit/confirmStep';

/** The choice of a Nigerian transfer's bank, with a search by a part of its name. */
export function NigerianBanksScreen(): ReactElement {
  const cashier = useCashier();
  const { withdrawal } = cashier;
  const t = useTranslate();
  const texts = useTexts();
  const { method } = useSnapshot(withdrawal);
  const field = method && bankFieldOf(method, withdrawalFields(cashier, texts, method));
  const options = (field?.options ?? [])
    .map(({ value, label }) => ({ id: value, label }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'));

  function choose(value: string): void {
    if (!field) return;
    const form = withdrawal.typed.forms.get(method.name);
    if (form) form.values = { ...form.values, [field.key]: value };
    backToForm(cashier);
  }

  return (
    <ScreenBody>
      <SearchedOptions
        label={t('withdrawal.bank.title')}
        searchLabel={t('withdrawal.bank.search')}
        notFound={t('withdrawal.bank.notFound')}
        options={options}
        value={field?.initial || null}
        onChange={choose}
      />
    </ScreenBody>
  );
}
