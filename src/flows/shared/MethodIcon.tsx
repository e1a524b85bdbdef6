import type { ReactElement } from 'react';
import type { PaymentMethod } from '../../api/contract/method';
import { methodText } from '../../domain/method/methodText';
import { productUrl } from '../../domain/url/productUrl';
import { encodeText } from '../../lib/encodeText';
import { readUrl } from '../../lib/readUrl';
import { ICON_FETCH_FAILED } from '../../spec/messages';
import type { Cashier } from '../../state/Cashier';
import { useCashier } from '../../state/CashierContext';
import { MethodMark } from '../../ui/method/MethodMark';
import { findPicture } from '../../ui/picture/findPicture';
import type { Pictures } from '../../ui/picture/loadPictures';

export type MethodIconProps = {
  method: Pick<PaymentMethod, 'name' | 'text' | 'iconIds'>;
  /** `null` while the drawings are loading. */
  pictures: Pictures | null;
};

/** METH-06: the widget's own drawing of an icon id, else the server's picture, else the neutral mark. */
export function MethodIcon({ method, pictures }: MethodIconProps): ReactElement {
  return drawMethodIcon(useCashier(), method, pictures);
}

/** MethodIcon as a plain function: the rows of a list share one set of hooks (useDrawMethod). */
export function drawMethodIcon(
  cashier: Cashier,
  method: MethodIconProps['method'],
  pictures: Pictures | null,
): ReactElement {
  const { iconIds = [] } = method;
  const picture = pictures ? findPicture(pictures, [...iconIds, method.name]) : undefined;
  const [iconId] = iconIds;
  const address = pictures && !picture && iconId ? iconAddress(cashier, iconId) : undefined;
  // Addresses that failed, or each screen would request them again.
  const missing = cashier.resource('icons', () => new Set<string>());
  return (
    <MethodMark
      picture={picture}
      address={address && missing.has(address) ? undefined : address}
      name={methodText(method, cashier.user.lang)}
      onError={lost => {
        if (missing.has(lost)) return;
        missing.add(lost);
        cashier.send({ messageType: 'Error', message: ICON_FETCH_FAILED, field: iconId ?? '' });
      }}
    />
  );
}

function iconAddress({ parent }: Cashier, iconId: string): string | undefined {
  const address = productUrl(parent, `icons/${encodeText(iconId)}.svg`);
  const url = readUrl(address, globalThis.location.href);
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}
