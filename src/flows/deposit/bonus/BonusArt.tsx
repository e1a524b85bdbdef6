import { type ReactElement, useState } from 'react';
import { safeUrl } from '../../../domain/url/safeUrl';
import { isLowData } from '../../../lib/isLowData';
import { GiftArt } from '../../../ui/picture/GiftArt';

/** The bonus's own picture, or a drawn gift if it has none, it fails to load, or the player saves data. */
export function BonusArt({ url }: { url: string | undefined }): ReactElement {
  const [failed, setFailed] = useState('');
  const href = isLowData() ? undefined : safeUrl(url)?.href;
  if (!href || href === failed) return <GiftArt />;
  return (
    <img
      className="bonus__picture"
      src={href}
      alt=""
      referrerPolicy="no-referrer"
      onError={() => setFailed(href)}
    />
  );
}
