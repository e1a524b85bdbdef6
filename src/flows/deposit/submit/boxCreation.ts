import { isCashierError } from '../../../api/errors';
import { NO_SWEEPSTAKE_BOX } from '../../../spec/messages';
import type { Cashier } from '../../../state/Cashier';
import type { DepositIntent } from '../../../state/DepositIntent';
import { isSweepstake } from '../../../state/isSweepstake';
import { tellPlayer } from '../../shared/failure/tellPlayer';

/** In the sweepstake variant no deposit is created without a coin package. */
export const isBoxMissing = (cashier: Cashier, { box }: DepositIntent): boolean =>
  isSweepstake(cashier) && !box;

/** SWP-01: the host gets the specification's message, the player is told and taken to the packages. */
export function reportMissingBox(cashier: Cashier): void {
  const { send, translator, router } = cashier;
  send({ messageType: 'Error', message: NO_SWEEPSTAKE_BOX });
  tellPlayer(cashier, translator.t('sweep.boxes.required'), '');
  router.navigate('/deposit', { isReset: true });
}

/** A package that is gone, or has another price: the codes of contract.md. */
const BOX_CODES: readonly string[] = ['banking.boxUnknown', 'banking.boxPrice'];

/** The package was refused, not the coin that was to pay for it. */
export const isBoxRefused = (error: unknown): boolean =>
  isCashierError(error) && error.kind === 'refused' && BOX_CODES.includes(error.code ?? '');
