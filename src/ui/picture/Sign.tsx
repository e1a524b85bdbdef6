import type { ReactElement } from 'react';
import { Icon } from './Icon';
import { type SignName, signNodes } from './signNodes';

type SignProps = { name: SignName; className?: string };

/** An icon that comes with the screens after the first. */
export function Sign({ name, className }: SignProps): ReactElement {
  return <Icon nodes={signNodes[name]} className={className} />;
}
