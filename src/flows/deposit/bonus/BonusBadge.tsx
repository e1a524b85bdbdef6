import { type ReactElement, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useCashier } from '../../../state/CashierContext';
import { Tag } from '../../../ui/Tag';
import { badgeAddress, loadBadge } from './loadBadge';

/** The short text beside a bonus, read from its asset (BON-02). */
export function BonusBadge(): ReactElement | null {
  const cashier = useCashier();
  useSnapshot(cashier.parent);
  const address = badgeAddress(cashier);
  const [text, setText] = useState('');
  useEffect(() => {
    const left = new AbortController();
    setText('');
    if (address) void loadBadge(address, left.signal).then(badge => !left.signal.aborted && setText(badge));
    return () => left.abort();
  }, [address]);
  return text ? <Tag>{text}</Tag> : null;
}
