import { type ReactElement, useEffect, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { PaymentMethod } from '../../api/contract/method';
import { methodText } from '../../domain/method/methodText';
import { showErrorLater } from '../../flows/shared/failure/showErrorLater';
import { MethodIcon } from '../../flows/shared/picture/MethodIcon';
import { usePictures } from '../../flows/shared/picture/usePictures';
import { useTranslate } from '../../i18n/useTranslate';
import { assign } from '../../lib/assign';
import { useCashier } from '../../state/CashierContext';
import { noAskedFields } from '../../state/createDepositState';
import { useField } from '../../state/useField';
import { ScreenBody } from '../../ui/frame/ScreenBody';
import { MethodButton } from '../../ui/method/MethodButton';
import { MethodSection } from '../../ui/method/MethodSection';
import { SkeletonList } from '../../ui/method/SkeletonList';
import { loadMarks } from '../../ui/picture/loadPictures';
import { enterP2P } from './order/enterP2P';
import { p2pChoices } from './p2pChoices';

/** The methods of one P2P list (P2P-07). If there is only one, it opens at once. */
export function P2PListScreen(): ReactElement {
  const cashier = useCashier();
  const t = useTranslate();
  const { method, group } = useSnapshot(cashier.deposit);
  const { list } = useSnapshot(cashier.methods);
  const lang = useField(cashier.user, 'lang');
  usePictures(loadMarks);
  const [chosen, setChosen] = useState<PaymentMethod | null>(null);
  const choices = useMemo(() => (method ? p2pChoices(method, { list, group }) : []), [method, list, group]);
  const isChoice = choices.length > 1;
  const wanted = chosen ?? (isChoice ? null : method);

  useEffect(() => {
    if (!wanted) return;
    const end = new AbortController();
    const { signal } = end;
    const { deposit } = cashier;
    // Fields that were asked for with another method do not apply to this one, whatever the server answers.
    const isOther = deposit.method?.name !== wanted.name;
    assign(deposit, isOther && noAskedFields(), { method: wanted });
    enterP2P(cashier, wanted, { signal, isReplacing: !isChoice }).catch(
      error => !signal.aborted && showErrorLater(cashier, error, '/deposit'),
    );
    return () => end.abort();
  }, [cashier, wanted, isChoice]);

  if (wanted) return <SkeletonList label={t('common.loading')} />;
  return (
    <ScreenBody>
      <MethodSection
        title={t('p2p.choose')}
        layout="list"
        items={choices.map(choice => (
          <MethodButton
            key={choice.name}
            layout="list"
            name={methodText(choice, lang)}
            icon={<MethodIcon method={choice} />}
            onSelect={() => setChosen(choice)}
          />
        ))}
      />
    </ScreenBody>
  );
}
