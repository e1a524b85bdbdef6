import type { ReactElement } from 'react';
import type { PaymentMethod } from '../../../api/contract/method';
import { methodText } from '../../../domain/method/methodText';
import { productUrl } from '../../../domain/url/productUrl';
import { encodeText } from '../../../lib/encodeText';
import { readUrl } from '../../../lib/readUrl';
import { ICON_FETCH_FAILED } from '../../../spec/messages';
import type { Cashier } from '../../../state/Cashier';
import { useCashier } from '../../../state/CashierContext';
import type { MarkContent } from '../../../ui/method/drawMark';
import { MethodMark } from '../../../ui/method/MethodMark';
import { findPicture } from '../../../ui/picture/findPicture';
import { loadMarks } from '../../../ui/picture/loadPictures';

type MethodIconProps = { method: Pick<PaymentMethod, 'name' | 'text' | 'iconIds'> };

/**
 * METH-06: the widget's own drawing of an icon id, else the server's picture, else the neutral mark. The screen loads
 * the drawings (usePictures).
 */
export function MethodIcon({ method }: MethodIconProps): ReactElement {
  return drawMethodIcon(useCashier(), method);
}

/** MethodIcon as a plain function: the rows of a list share one set of hooks (useDrawMethod). */
export const drawMethodIcon = (cashier: Cashier, method: MethodIconProps['method']): ReactElement =>
  MethodMark({ read: () => readIcon(cashier, method) });

/** What stands in the mark of a method, or of anything else with a name and icon ids. */
export function readIcon(cashier: Cashier, method: MethodIconProps['method']): MarkContent {
  const { iconIds = [] } = method;
  const name = methodText(method, cashier.user.lang);
  const { loaded } = loadMarks;
  if (!loaded) return { name };
  const picture = findPicture(loaded, [...iconIds, method.name]);
  if (picture) return { picture, name };
  // Addresses that failed, or each screen would request them again.
  const missing = cashier.resource('icons', () => new Set<string>());
  for (const iconId of iconIds) {
    const address = iconAddress(cashier, iconId);
    if (!address || missing.has(address)) continue;
    return {
      address,
      name,
      onError: () => {
        if (!missing.has(address))
          cashier.send({ messageType: 'Error', message: ICON_FETCH_FAILED, field: iconId });
        missing.add(address);
        return readIcon(cashier, method);
      },
    };
  }
  return { name };
}

function iconAddress({ parent }: Cashier, iconId: string): string | undefined {
  const address = productUrl(parent, `icons/${encodeText(iconId)}.svg`);
  const url = readUrl(address, globalThis.location.href);
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}
