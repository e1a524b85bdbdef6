/** Timers, retries and waits: specification sections 4, 7, 8 and 9. */
export const WEB_VIEW_POLL_MS = 10;
export const WEB_VIEW_TIMEOUT_MS = 5000;

/** HOST-08: the handshake is announced again after each of these while no answer came. */
export const LOADED_REPEAT_MS = [1000, 2000, 4000, 8000] as const;
export const HANDSHAKE_TIMEOUT_MS = 15000;

export const SNACKBAR_MS = 5000;
export const REQUEST_GROUP_TIMEOUT_MS = 30000;

export const CAPTCHA_TIMEOUT_MS = 30000;
export const GEETEST_RETRIES = 4;
/** The wait before geetest try n is n times this. */
export const GEETEST_RETRY_STEP_MS = 500;
/** A captcha's script: tries after the first, and the wait before try n is n times the step. */
export const CAPTCHA_SCRIPT_RETRIES = 2;
export const CAPTCHA_SCRIPT_RETRY_STEP_MS = 500;
/** A challenge that stands open for longer has expired. */
export const CAPTCHA_SOLVE_TIMEOUT_MS = 300000;

export const SOCKET_RETRIES = 3;
export const SOCKET_BACKOFF_BASE_MS = 1000;
export const SOCKET_BACKOFF_JITTER_MS = 1000;
export const SOCKET_MAX_BACKOFF_MS = 10000;
export const SOCKET_CONNECT_TIMEOUT_MS = 20000;
/** All tries together: a lost connection is told as one before the group time-out speaks of a slow server. */
export const SOCKET_CONNECT_TOTAL_MS = 22000;

export const HTTP_RETRIES = 3;
export const HTTP_RETRY_DELAY_MS = 2000;

/**
 * DEP-09, P2P-04: the status is asked first after the base, then ever more seldom. In the first minutes the player sits
 * and waits: the gap stays short until then.
 */
export const STATUS_POLL_BASE_MS = 2000;
export const STATUS_POLL_WAITED_MS = 5000;
export const STATUS_POLL_WAITED_FOR_MS = 120000;
export const STATUS_POLL_MAX_MS = 30000;

/** API-04: where the outcome of a creating call is not known, the server is asked after each of these. */
export const OUTCOME_ASK_AFTER_MS = [0, 2000, 4000] as const;

export const SECOND_MS = 1000;
export const MINUTE_MS = 60000;
export const DAY_MS = 86_400_000;

/** What the device keeps of a payment is forgotten after this at the latest. */
export const LONGEST_KEEP_MS: number = 30 * DAY_MS;

/** setTimeout fires at once for a longer time. */
export const LONGEST_TIMER_MS: number = 2 ** 31 - 1;
