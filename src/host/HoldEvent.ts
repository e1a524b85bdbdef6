/** What the player is about to do. Holds nothing that was typed but the amount (major units). */
export interface SubmitFacts {
  action: 'deposit' | 'withdrawal';
  paymentMethod: string;
  amount: number;
  currency: string;
  /** Set for a further step of a deposit that exists already. */
  depositId?: string;
}

/** Where the player is about to be sent. `origin`: the payment page's, or the scheme of an app link. */
export interface RedirectFacts {
  origin: string;
  method: 'GET' | 'POST';
  paymentMethod: string;
  amount: number;
  currency: string;
  depositId?: string;
}

/** `true` or nothing lets the step go on; `false` or `isAccepted: false` refuses it. The player reads `reason`. */
// biome-ignore lint/suspicious/noConfusingVoidType: a function that returns nothing accepts.
export type HoldAnswer = boolean | undefined | void | { isAccepted: boolean; reason?: string };

/**
 * A cancelable event that a host can hold. `preventDefault()` refuses; `refuse(reason)` refuses with words
 * for the player; `respondWith(promise)` holds the step until the promise settles. Every listener that
 * answers must accept. Both methods work only while the event is dispatched, like `respondWith` of a
 * FetchEvent; later they throw.
 */
export interface HoldEvent<Facts> extends CustomEvent<Readonly<Facts>> {
  respondWith(answer: HoldAnswer | PromiseLike<HoldAnswer>): void;
  refuse(reason?: string): void;
}

/** The events that a host can hold, by name. Fired on the element in every mode. */
export interface HoldEvents {
  /** Before anything is sent that creates a deposit or a withdrawal. */
  'before-submit': SubmitFacts;
  /** Before the player is sent to a payment page. */
  'before-redirect': RedirectFacts;
}

const STEPS: Record<keyof HoldEvents, null> = { 'before-submit': null, 'before-redirect': null };
/** The names, kept as a record by type so that none can be forgotten. */
export const HOLD_STEPS: readonly string[] = Object.keys(STEPS);

/** A step and its facts, for a host that is reached by messages: those named in `hostHolds`. */
export type HeldStep = { [Step in keyof HoldEvents]: { step: Step } & HoldEvents[Step] }[keyof HoldEvents];
