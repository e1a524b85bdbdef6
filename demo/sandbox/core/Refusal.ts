/** An answer that says no. `isFinal` ones belong to the intent: the same requestId hears them again. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string | undefined;
  readonly isFinal: boolean;

  constructor(status: number, message: string, code?: string, isFinal = false) {
    super(message);
    this.status = status;
    this.code = code;
    this.isFinal = isFinal;
  }
}
