/** An address below the banking server's own; a server that is not named is the page's origin. */
export const serverUrl = (host: string, path: string): string => `${host.replace(/\/+$/, '')}/${path}`;
