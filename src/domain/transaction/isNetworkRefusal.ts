/** Section 8: what network errors say, in browsers and on servers. ECONNRESET and ECONNREFUSED in a few bytes. */
const NETWORK_ERROR = /NetworkError|Failed to fetch|ECONNRE|ENOTFOUND|timeout/i;

/**
 * ERR-02: a server in front of the bank's own passes on that its connection failed. Below 500 the server itself has
 * refused, whatever its words.
 */
export const isNetworkRefusal = ({
  status = 0,
  message,
}: {
  status?: number | undefined;
  message: string;
}): boolean => status >= 500 && NETWORK_ERROR.test(message);
