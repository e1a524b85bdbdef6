export interface CspOptions {
  /** Address of the page that is framed. */
  src: string;
  /** Address of the banking server, if it is not on the framed page's own origin. */
  bank?: string;
  /** Origins of the pages that may frame it. */
  hosts: readonly string[];
  /** Origins of captcha scripts and what they load. */
  captcha?: readonly string[];
  /** Trusted Types policies of those scripts, and of the framed page for them. */
  policies?: readonly string[];
}

export interface CashierCsp {
  /** What the host's own policy must allow. */
  host: string;
  /** The whole policy of the framed page, for its response header. */
  frame: string;
}

const list = (...values: string[]): string => [...new Set(values)].join(' ');

/** The content security policies under which the cashier runs in a frame: no inline code, no eval, Trusted Types. */
export function cashierCsp({ src, bank, hosts, captcha = [], policies = [] }: CspOptions): CashierCsp {
  const { origin } = new URL(src);
  const banks = [origin, new URL(bank || src).origin];
  return {
    host: `frame-src ${origin}`,
    frame: [
      "default-src 'none'",
      `script-src ${list("'self'", ...captcha)}`,
      `style-src ${list("'self'", ...captcha)}`,
      `img-src ${list("'self'", ...banks, 'https:')}`,
      'media-src https:',
      "font-src 'self' https:",
      `connect-src ${list("'self'", ...captcha, ...banks, ...banks.map(one => one.replace('http', 'ws')))}`,
      `frame-src ${list(...captcha) || "'none'"}`,
      "worker-src 'self'",
      // A bank's page that is opened by POST.
      `form-action ${list("'self'", ...banks, 'https:')}`,
      "base-uri 'none'",
      `frame-ancestors ${list(...hosts)}`,
      "require-trusted-types-for 'script'",
      `trusted-types ${list('cashier-widget', ...policies)}`,
    ].join('; '),
  };
}
