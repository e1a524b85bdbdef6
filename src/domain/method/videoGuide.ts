import { CRYPTO_CATEGORY } from '../../spec/paymentGroups';
import { safeUrl } from '../url/safeUrl';

const CRYPTO_GUIDE_COUNTRY = 'ru';

interface Guided {
  category: string;
  video_guide_url?: Readonly<Record<string, { redesign?: string }>>;
}

/** Whom the guide is for. `showCryptoInstruction` is the parent's flag of that name. */
interface GuideViewer {
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
  return safeUrl(addressOf(method, lang, country));
}

/** The guide of language_country, in any case. The whole locale is tried before its language part. */
function addressOf({ video_guide_url = {} }: Guided, lang: string, country: string): string | undefined {
  const guides = Object.entries(video_guide_url);
  const found = [lang, lang.split('-')[0]].map(language => {
    const wanted = `${language}_${country}`.toLowerCase();
    return guides.find(([key]) => key.toLowerCase() === wanted)?.[1].redesign;
  });
  return found.find(Boolean);
}
