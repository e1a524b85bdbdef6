import { useMoney } from '../../../flows/shared/text/useMoney';
import { useTranslate } from '../../../i18n/useTranslate';
import type { NetworkFacts } from '../networkFacts';
import { useConfirmationTime } from '../useConfirmationTime';

/** "From $5 · 20 confirmations, about 1 min": what the tables know about a network; '' if they know nothing. */
export function useNetworkNote(): (facts: NetworkFacts) => string {
  const t = useTranslate();
  const money = useMoney();
  const time = useConfirmationTime();
  return ({ minimum, confirmations }) =>
    [
      minimum ? t('crypto.network.from', { min: money(minimum.amount, minimum.currency) }) : '',
      confirmations
        ? t('crypto.network.confirmations', { count: confirmations.blocks, time: time(confirmations) })
        : '',
    ]
      .filter(Boolean)
      .join(' · ');
}
