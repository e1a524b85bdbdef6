/** A machine under load: what never comes is found all the same. */
export const LONGEST_WAIT_MS = 5_000;
