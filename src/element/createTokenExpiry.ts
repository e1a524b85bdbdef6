/** Refusals within this time are told as one: of the same token, and of any once several were refused. */
const TOGETHER_MS = 2000;
/** A bank that refuses every token would be asked by a host that renews at once as fast as it answers. */
const SEVERAL = 3;

interface TokenExpiryOptions {
  /** What a call would be sent with now. */
  token(): string;
  onExpired(): void;
}

/** What the bank has refused for its token. */
interface TokenExpiry {
  /** Tells the host, once for calls that are refused together, unless it has set another token by now. */
  refuse(token: string): void;
  /** After a refusal: whether the host has set another token since. */
  isRenewed(): boolean;
}

export function createTokenExpiry({ token, onExpired }: TokenExpiryOptions): TokenExpiry {
  const refused = new Set<string>();
  let toldAt = 0;
  const isRenewed = () => !refused.has(token());
  return {
    isRenewed,
    refuse: given => {
      const at = performance.now();
      const isTold = (refused.size > SEVERAL || refused.has(given)) && at - toldAt < TOGETHER_MS;
      refused.add(given);
      if (isTold || isRenewed()) return;
      toldAt = at;
      onExpired();
    },
  };
}
