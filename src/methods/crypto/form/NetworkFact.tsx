import type { ReactElement } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { Card } from '../../../ui/content/Card';
import { CopyRow } from '../../../ui/content/CopyRow';
import type { NetworkFacts } from '../networkFacts';
import { useNetworkNote } from './useNetworkNote';

/** The only network of a coin: there is nothing to choose, but the player must know it before typing the amount. */
export function NetworkFact({ network }: { network: NetworkFacts }): ReactElement {
  const t = useTranslate();
  const note = useNetworkNote();
  return (
    <Card label={t('field.network')}>
      <CopyRow label={t('field.network')} action={null}>
        <strong translate="no">
          <bdi>{network.name}</bdi>
        </strong>
        <div className="field__hint">
          <bdi>{note(network)}</bdi>
        </div>
      </CopyRow>
    </Card>
  );
}
