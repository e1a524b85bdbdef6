import type { MethodKind } from '../../state/MethodKind';
import { redirectFamily } from '../redirectFamily';

/** A card that only a wallet on the device pays with (Apple Pay, Google Pay): nothing of the card is typed. */
export const cardWalletKind: MethodKind = {
  ...redirectFamily,
  name: 'card-wallet',
  cardViewTypes: ['cardWalletOnly'],
  shapeFields: models => models.filter(({ autoComplete = '' }) => !/^cc-(number|exp|csc)/.test(autoComplete)),
};
