import { type ReactElement, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Offer } from '../../api/contract/deposit';
import { useInFlight } from '../../flows/shared/busy/useInFlight';
import { readIcon } from '../../flows/shared/picture/MethodIcon';
import { usePictures } from '../../flows/shared/picture/usePictures';
import { useExactMoney } from '../../flows/shared/text/useExactMoney';
import { useMoney } from '../../flows/shared/text/useMoney';
import { useTranslate } from '../../i18n/useTranslate';
import { useCashier } from '../../state/CashierContext';
import { Button } from '../../ui/button/Button';
import { Note } from '../../ui/content/Note';
import { ChoiceCards } from '../../ui/form/ChoiceCards';
import { ScreenBody } from '../../ui/frame/ScreenBody';
import { StickyFooter } from '../../ui/frame/StickyFooter';
import { MethodMark } from '../../ui/method/MethodMark';
import { loadMarks } from '../../ui/picture/loadPictures';
import { continueDeposit } from './continueDeposit';
import { rankOffers } from './rankOffers';

/**
 * Each offer with its provider, rate, fee and what the player gets. The best one is marked; the first is
 * preselected.
 */
export function OfferChoice({ offers }: { offers: readonly Offer[] }): ReactElement {
  const cashier = useCashier();
  const t = useTranslate();
  const money = useMoney();
  const exact = useExactMoney();
  usePictures(loadMarks);
  const { amount, currency } = useSnapshot(cashier.transaction);
  const ranked = rankOffers(offers);
  const [chosenId, setChosenId] = useState<string | null>(ranked.offers[0]?.id ?? null);
  const { isPending, run } = useInFlight();
  const chosen = offers.find(({ id }) => id === chosenId);

  const iconOf = ({ provider: name, iconId }: Offer) =>
    readIcon(cashier, { name, text: {}, iconIds: iconId ? [iconId] : [] });
  const noteOf = ({ rate, fee }: Offer): string =>
    [
      rate !== undefined && t('onramp.offer.rate', { rate: exact(rate, currency) }),
      fee !== undefined && t('onramp.offer.fee', { fee: exact(fee, currency) }),
    ]
      .filter(Boolean)
      .join(' · ');

  function submit(): void {
    if (chosen) run(() => continueDeposit(cashier, chosen.id));
  }

  return (
    <>
      <ScreenBody width="form">
        <ChoiceCards
          label={t('onramp.offers.label', { amount: money(amount, currency) })}
          cards={ranked.offers.map(offer => ({
            id: offer.id,
            title: offer.provider,
            icon: <MethodMark read={() => iconOf(offer)} shape="small" />,
            note: noteOf(offer),
            figure: exact(offer.amount, offer.currency),
            figureNote: t('onramp.offer.get'),
            ...(offer.id === ranked.bestId && { tag: t('onramp.offer.best') }),
          }))}
          value={chosenId}
          onChange={setChosenId}
        />
        <Note tone="info">{t('onramp.hint')}</Note>
      </ScreenBody>
      <StickyFooter>
        <Button part="submit" isPending={isPending} isDisabled={!chosen} onClick={submit}>
          {chosen ? t('onramp.continue', { provider: chosen.provider }) : t('redirect.continue')}
        </Button>
      </StickyFooter>
    </>
  );
}
