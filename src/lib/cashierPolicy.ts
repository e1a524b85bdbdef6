/**
 * The part of the Trusted Types API that is used here; to all but the browser's sinks a policy's outputs are
 * strings.
 */
export interface CashierPolicy {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
}

interface PolicyFactory {
  createPolicy(name: string, rules: CashierPolicy): CashierPolicy;
}

/**
 * Stored on the realm, as a policy name may be taken only once: two widgets share it, even with two copies of
 * this code.
 */
const KEY = Symbol.for('cashier-widget.trusted-types-policy');

type Realm = { trustedTypes?: PolicyFactory; location?: { href: string }; [KEY]?: CashierPolicy | null };

/** Scripts may come only by https or by the page's own scheme. */
function checkedScriptUrl(url: string, page: string | undefined): string {
  const { protocol, href } = new URL(url, page);
  const isOwn = page !== undefined && new URL(page).protocol === protocol;
  if (protocol !== 'https:' && !(isOwn && protocol !== 'about:'))
    throw new TypeError('Not the address of a script');
  return href;
}

/**
 * The policy 'cashier-widget' (docs/security.md): for the sanitiser's own parsing, the captcha script and the
 * worker. `null` if the browser has no Trusted Types, or the page does not allow the policy.
 */
export function cashierPolicy(realm: object = globalThis): CashierPolicy | null {
  const owner = realm as Realm;
  const known = owner[KEY];
  if (known !== undefined) return known;
  const made = createPolicy(owner);
  Object.defineProperty(owner, KEY, { value: made, enumerable: false });
  return made;
}

function createPolicy({ trustedTypes, location }: Realm): CashierPolicy | null {
  try {
    return (
      trustedTypes?.createPolicy('cashier-widget', {
        createHTML: html => html,
        createScriptURL: url => checkedScriptUrl(url, location?.href),
      }) ?? null
    );
  } catch {
    return null;
  }
}

/** An address for a sink that runs scripts; returned unchanged if the browser or the page has no such policy. */
export function trustedScriptUrl(url: string): string {
  const policy = cashierPolicy();
  return policy ? policy.createScriptURL(url) : url;
}
