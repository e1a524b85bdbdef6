import { useLingui } from '@lingui/react';
import type { ReactElement } from 'react';
import { useSnapshot } from 'valtio';
import { formatNumber } from '../../../domain/money/formatNumber';
import { clockText } from '../../../domain/time/clockText';
import type { Deadline } from '../../../domain/time/deadlineOf';
import { useExactMoney } from '../../../flows/shared/text/useExactMoney';
import { useTranslate } from '../../../i18n/useTranslate';
import { MINUTE_MS } from '../../../spec/timers';
import { useCashier } from '../../../state/CashierContext';
import { DescriptionList, type Detail } from '../../../ui/content/DescriptionList';
import { useConfirmationTime } from '../useConfirmationTime';
import { sumToSend } from './coinAmount';
import type { CryptoAddress } from './readWallet';

const LOW_MS = 5 * MINUTE_MS;

type SendFactsProps = { wallet: CryptoAddress; expiry: Deadline | null };

/**
 * The sum where it has no rate, network, minimum, confirmations, rate and its expiry, which the player sees
 * before the address.
 */
export function SendFacts({ wallet, expiry }: SendFactsProps): ReactElement {
  const { transaction } = useCashier();
  const made = useSnapshot(transaction);
  const t = useTranslate();
  const money = useExactMoney();
  const time = useConfirmationTime();
  const { i18n } = useLingui();
  const { network, minAmount, currency: coin, rate } = wallet;
  const minimum = minAmount === null ? (network?.minimum ?? null) : { amount: minAmount, currency: coin };
  // Without a rate no sum in the coin stands above the address.
  const isSumUnknown = made.amount > 0 && sumToSend(wallet, made) === null;
  const details: (Detail | false | null)[] = [
    isSumUnknown && { id: 'amount', label: t('amount.label'), value: money(made.amount, made.currency) },
    network !== null && { id: 'network', label: t('field.network'), value: network.name },
    minimum && {
      id: 'minimum',
      label: t('crypto.facts.minimum'),
      value: money(minimum.amount, minimum.currency),
    },
    network?.confirmations != null && {
      id: 'confirmations',
      label: t('crypto.facts.confirmations'),
      value: t('crypto.facts.confirmationsValue', {
        count: network.confirmations.blocks,
        time: time(network.confirmations),
      }),
    },
    rate !== null && {
      id: 'rate',
      label: t('crypto.facts.receive'),
      // The figure's unit does not leave its line.
      value: t('crypto.facts.receiveValue', {
        rate: `${formatNumber(rate, i18n.locale)}\u00a0${made.currency}`,
      }),
    },
    expiry !== null && {
      id: 'expiry',
      label: t('crypto.facts.expiry'),
      value: expiry.isOver ? t('crypto.facts.expired') : clockText(expiry.leftMs, i18n.locale),
      ...(expiry.leftMs < LOW_MS && { tone: 'danger' as const }),
    },
  ];
  return <DescriptionList details={details} />;
}
