interface Told {
  platformVersion: string;
  pwa: boolean;
  isMobileApp: boolean;
}

/** The headers of every call over HTTP (API-01). */
export const httpHeaders = (
  { platformVersion, pwa, isMobileApp }: Told,
  token: string,
): Record<string, string> => ({
  'Content-Type': 'application/json',
  'Cache-Control': 'no-cache',
  // Browsers refuse a header of other letters: each call would fail. JSON reads them as they were.
  'extra-params': JSON.stringify({
    platformVersion,
    ...(isMobileApp && { isMobileApp }),
    ...(pwa && { pwa }),
  }).replace(/[^ -~]/g, char => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`),
  ...(token !== '' && { Authorization: `Bearer ${token}` }),
});
