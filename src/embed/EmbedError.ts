/**
 * - `bad-container`, `bad-address`: thrown at once; the address must be https (http on this machine only).
 * - `not-loaded`: the page did not send Loaded in time; the player sees a reason and a Retry.
 */
export type EmbedErrorCode = 'bad-container' | 'bad-address' | 'not-loaded';

/** Why a cashier could not be embedded or loaded. The message is for developers. */
export class EmbedError extends Error {
  override readonly name: string = 'EmbedError';
  readonly code: EmbedErrorCode;

  constructor(code: EmbedErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
