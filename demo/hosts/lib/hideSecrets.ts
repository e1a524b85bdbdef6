const SECRET_NAME = /token|authorization|password|cvc|cvv/i;
const HIDDEN = '•••';

/** A copy for the screen: values under secret names and every occurrence of a secret are hidden. */
export function hideSecrets(value: unknown, secrets: readonly string[]): unknown {
  if (typeof value === 'string') {
    return secrets.filter(Boolean).reduce((text, secret) => text.replaceAll(secret, HIDDEN), value);
  }
  if (Array.isArray(value)) return value.map(item => hideSecrets(item, secrets));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      SECRET_NAME.test(name) && typeof item === 'string' ? HIDDEN : hideSecrets(item, secrets),
    ]),
  );
}
