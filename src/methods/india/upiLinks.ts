import { safeUrl } from '../../domain/url/safeUrl';
import { encodeText } from '../../lib/encodeText';

const UPI_PROTOCOL = 'upi:';

interface UpiPayment {
  upiId: string;
  payeeName: string | null;
  /** In major units. */
  amount: number;
  currency: string;
}

/**
 * Adds amount and currency to a link that lacks them, or has an amount of nothing, as that of a fixed code. Spaces
 * stay %20, which every app reads; URLSearchParams writes +.
 */
function withAmount(href: string, { amount, currency }: UpiPayment): string {
  const [base = '', query = ''] = href.split(/\?(.*)/);
  const pairs = query.split('&').filter(pair => !/^(am=[0.]*|cu=|)$/.test(pair));
  const add = (name: string, value: string) => {
    if (!pairs.some(pair => pair.startsWith(name))) pairs.push(name + value);
  };
  add('am=', amount.toFixed(2));
  add('cu=', encodeText(currency));
  // Behind a bare # of a note, as in "Order #5", apps read no parameter.
  return `${base}?${pairs.join('&')}`.replaceAll('#', '%23');
}

/** DEP-06: the links of payment apps that are safe to follow, each with the amount. */
export function appLinks(
  links: readonly { app: string; url: string }[],
  payment: UpiPayment,
): { app: string; href: string }[] {
  return links.flatMap(({ app, url }) => {
    const safe = safeUrl(url, { allowAppLinks: true });
    if (!safe) return [];
    const isApp = safe.protocol !== 'https:' && safe.protocol !== 'http:';
    return [{ app, href: isApp ? withAmount(safe.href, payment) : safe.href }];
  });
}

/** The content of the QR code: the server's own upi://pay link if it has one, else one made of the parts. */
export function upiCode(links: readonly { url: string }[], payment: UpiPayment): string {
  const own = links.map(({ url }) => safeUrl(url, { allowAppLinks: true })).find(isUpiLink);
  if (own) return withAmount(own.href, payment);
  const { upiId, payeeName } = payment;
  const name = payeeName ? `&pn=${encodeText(payeeName)}` : '';
  return withAmount(`upi://pay?pa=${encodeText(upiId).replace('%40', '@')}${name}`, payment);
}

const isUpiLink = (url: URL | null): url is URL => url?.protocol === UPI_PROTOCOL;
