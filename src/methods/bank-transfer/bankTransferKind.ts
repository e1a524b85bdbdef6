import { BANK_TRANSFER_METHODS } from '../../spec/methodLists';
import type { MethodKind } from '../../state/MethodKind';
import { redirectFamily } from '../redirectFamily';

/** A transfer from the player's bank: its answer always leads to the requisites (DEP-05, DEP-13). */
export const bankTransferKind: MethodKind = {
  ...redirectFamily,
  name: 'bank-transfer',
  cardViewTypes: ['bankTransfer'],
  methods: BANK_TRANSFER_METHODS,
  nextRoute: '/deposit/host-to-host',
  opensPopUp: false,
};
