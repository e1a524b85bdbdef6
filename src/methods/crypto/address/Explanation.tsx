import { type ReactElement, useState } from 'react';
import { useExactMoney } from '../../../flows/shared/text/useExactMoney';
import { useTranslate } from '../../../i18n/useTranslate';
import { Disclosure } from '../../../ui/content/Disclosure';
import type { CryptoAddress } from './readWallet';

/** Explains partial and late payments before they happen (beyond the specification, 7). */
export function Explanation({ wallet }: { wallet: CryptoAddress }): ReactElement {
  const t = useTranslate();
  const money = useExactMoney();
  const [isOpen, setIsOpen] = useState(false);
  const { minAmount, currency: coin, timeoutMinutes } = wallet;
  const lines = [
    t('crypto.explain.partial'),
    minAmount === null ? '' : t('crypto.explain.minimum', { min: money(minAmount, coin) }),
    timeoutMinutes === null ? '' : t('crypto.explain.late'),
    t('crypto.explain.fee'),
  ];
  return (
    <Disclosure title={t('crypto.explain.title')} isOpen={isOpen} onToggle={setIsOpen}>
      <div className="stack stack--tight">
        {lines.filter(Boolean).map(line => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </Disclosure>
  );
}
