import { useSnapshot } from 'valtio';
import type { PaymentMethod } from '../../../api/contract/method';
import { videoGuide } from '../../../domain/method/videoGuide';
import { useCashier } from '../../../state/CashierContext';

/** The video guide of a method for this player, or `null` (METH-08). */
export function useVideoGuide(
  method: Pick<PaymentMethod, 'category' | 'video_guide_url'> | null,
): URL | null {
  const { user, parent } = useCashier();
  const { lang, country } = useSnapshot(user);
  const { schema } = useSnapshot(parent);
  if (!method) return null;
  return videoGuide(method, { lang, country, showCryptoInstruction: schema?.showCryptoInstruction === true });
}
