import type { Call } from './Bank';

/** How a player's creating call is remembered, and cancelled before it has come. */
export const intentKey = ({ user }: Call, requestId: unknown): string => `${user.id} ${requestId}`;
