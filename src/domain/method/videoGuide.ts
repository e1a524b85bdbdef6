import { CRYPTO_CATEGORY } from '../../spec/paymentGroups';
import { safeUrl } from '../url/safeUrl';
import { videoGuideUrl } from './videoGuideUrl';

const CRYPTO_GUIDE_COUNTRY = 'ru';

type Guided = Parameters<typeof videoGuideUrl>[0] & { category: string };

/** Whom the guide is for. `showCryptoInstruction` is the parent's flag of that name. */
export interface GuideViewer {
  lang: string;
  country: string;
  showCryptoInstruction: boolean;
}

/**
 * METH-08: the method's guide in the user's language and country, if its address is safe to open. The guide
 * of a crypto method shows only for the country ru, and only if the parent flags it.
 */
export function videoGuide(
  method: Guided,
  { lang, country, showCryptoInstruction }: GuideViewer,
): URL | null {
  const isCryptoGuide = method.category === CRYPTO_CATEGORY;
  if (isCryptoGuide && !(showCryptoInstruction && country.toLowerCase() === CRYPTO_GUIDE_COUNTRY))
    return null;
  return safeUrl(videoGuideUrl(method, lang, country));
}
