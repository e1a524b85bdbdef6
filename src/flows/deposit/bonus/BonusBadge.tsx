import { type ReactElement, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useCashier } from '../../../state/CashierContext';
import { Tag } from '../../../ui/content/Tag';
import { badgeAddress, isBadge, loadBadge } from './loadBadge';
import { useActiveBonus } from './useActiveBonus';

/** The short text beside a bonus: its own, else the one that is read from the schema's asset (BON-02). */
export function BonusBadge(): ReactElement | null {
  const cashier = useCashier();
  useSnapshot(cashier.parent);
  const { badge: own = '' } = useActiveBonus() ?? {};
  const address = isBadge(own) ? '' : badgeAddress(cashier);
  const [text, setText] = useState('');
  useEffect(() => {
    const left = new AbortController();
    setText('');
    if (address) void loadBadge(address, left.signal).then(badge => !left.signal.aborted && setText(badge));
    return () => left.abort();
  }, [address]);
  const badge = isBadge(own) ? own.trim() : text;
  return badge ? <Tag>{badge}</Tag> : null;
}
