import { type ReactElement, useState } from 'react';
import { useSnapshot } from 'valtio';
import { ref } from 'valtio/vanilla';
import type { PaymentMethod } from '../../../api/contract/method';
import { useTexts } from '../../../i18n/useTexts';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { Options } from '../../../ui/form/Options';
import { SearchField } from '../../../ui/form/SearchField';
import { ScreenBody } from '../../../ui/frame/ScreenBody';
import { EmptyState } from '../../../ui/status/EmptyState';
import { isBankField, withdrawalFields } from '../form/withdrawalFields';
import { backToForm } from '../submit/confirmStep';

/** The bank of a Nigerian transfer, found by a part of its name. */
export function NigerianBanksScreen(): ReactElement {
  const cashier = useCashier();
  const { withdrawal } = cashier;
  const t = useTranslate();
  const texts = useTexts();
  const method = useSnapshot(withdrawal).method as PaymentMethod | null;
  const [search, setSearch] = useState('');
  const field = method && withdrawalFields(cashier, texts, method).find(model => isBankField(method, model));
  const words = search.trim().toLocaleLowerCase();
  const found = (field?.options ?? [])
    .filter(({ label }) => label.toLocaleLowerCase().includes(words))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'));

  function choose(value: string): void {
    if (!field) return;
    withdrawal.values = ref({ ...withdrawal.values, [field.key]: value });
    backToForm(cashier);
  }

  return (
    <ScreenBody>
      <SearchField
        label={t('withdrawal.bank.search')}
        placeholder={t('withdrawal.bank.search')}
        clearLabel={t('list.clearSearch')}
        value={search}
        onChange={setSearch}
      />
      {found.length > 0 ? (
        <Options
          label={t('withdrawal.bank.title')}
          options={found.map(({ value, label }) => ({ id: value, label }))}
          value={field?.initial || null}
          onChange={choose}
        />
      ) : (
        <EmptyState title={t('withdrawal.bank.notFound')} icon="search" />
      )}
    </ScreenBody>
  );
}
