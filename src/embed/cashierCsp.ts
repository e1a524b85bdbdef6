export interface CspOptions {
  /** Address of the page that is framed. */
  src: string;
  /** The banking server, where it is not the framed page's own origin. */
  bank?: string;
  /** Origins of the pages that may frame it. */
  hosts: readonly string[];
  /** Origins of captcha scripts and what they load. */
  captcha?: readonly string[];
}

export interface CashierCsp {
  /** What the host's own policy must allow. */
  host: string;
  /** The whole policy of the framed page, as its response header. */
  frame: string;
}

/** The content security policies under which the cashier runs in a frame: no inline code, no eval, Trusted Types. */
export function cashierCsp({ src, bank = '', hosts, captcha = [] }: CspOptions): CashierCsp {
  const { origin } = new URL(src);
  const banks = bank === '' ? [origin] : [origin, new URL(bank).origin];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...captcha],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'https:'],
    'media-src': ['https:'],
    'font-src': ["'self'", 'https:'],
    'connect-src': ["'self'", ...captcha, ...banks, ...banks.map(one => one.replace(/^http/, 'ws'))],
    'frame-src': captcha.length > 0 ? captcha : ["'none'"],
    'worker-src': ["'self'"],
    // A bank's page that is opened by POST.
    'form-action': ["'self'", 'https:'],
    'base-uri': ["'none'"],
    'frame-ancestors': hosts,
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['cashier-widget'],
  };
  return {
    host: `frame-src ${origin}`,
    frame: Object.entries(directives)
      .map(([name, values]) => `${name} ${[...new Set(values)].join(' ')}`)
      .join('; '),
  };
}
