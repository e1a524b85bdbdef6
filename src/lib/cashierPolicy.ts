/** What of the Trusted Types API is used here; a policy's outputs are strings to everyone but the browser's sinks. */
export interface CashierPolicy {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
}

interface PolicyFactory {
  createPolicy(name: string, rules: CashierPolicy): CashierPolicy;
}

/** A realm's own: two widgets share it, and two copies of this code too, since a name may be taken only once. */
const KEY = Symbol.for('cashier-widget.trusted-types-policy');

type Realm = { trustedTypes?: PolicyFactory; location?: { href: string }; [KEY]?: CashierPolicy | null };

/** Only the web, and the page's own scheme, may give scripts. */
function checkedScriptUrl(url: string, page: string | undefined): string {
  const { protocol, href } = new URL(url, page);
  const isOwn = page !== undefined && new URL(page).protocol === protocol;
  if (protocol !== 'https:' && !(isOwn && protocol !== 'about:'))
    throw new TypeError('Not the address of a script');
  return href;
}

/**
 * The policy 'cashier-widget' (docs/security.md): for the sanitiser's own parsing, the captcha script and the worker.
 * `null` where the browser has no Trusted Types, or the page does not let it be made.
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

/** An address for a sink that takes scripts: as it stands where the page does not enforce Trusted Types. */
export function trustedScriptUrl(url: string): string {
  const policy = cashierPolicy();
  return policy ? policy.createScriptURL(url) : url;
}
