import createPurifier, { type Config } from 'dompurify';
import { safeUrl } from '../../../domain/url/safeUrl';
import { cashierPolicy } from '../../../lib/cashierPolicy';
import { LONGEST_HTML } from './htmlText';

/** Tags that server HTML may use: text, lists, tables, links, pictures. No forms, styles or frames. */
const TAGS = [
  ...['p', 'br', 'hr', 'div', 'span', 'blockquote', 'pre', 'code'],
  ...['b', 'strong', 'i', 'em', 'u', 's', 'small', 'sub', 'sup', 'mark'],
  ...['h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td', 'a', 'img'],
];
const ATTRIBUTES = ['href', 'src', 'alt', 'title', 'dir', 'lang', 'start', 'colspan', 'rowspan'];

const PROFILE: Config & { RETURN_DOM_FRAGMENT: true } = {
  ALLOWED_TAGS: TAGS,
  ALLOWED_ATTR: ATTRIBUTES,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // Removed with their contents, which are of no use without them.
  FORBID_CONTENTS: [
    ...['script', 'style', 'template', 'noscript', 'iframe', 'object', 'embed', 'svg', 'math', 'title'],
    ...[
      'textarea',
      'select',
      'button',
      'audio',
      'video',
      'dialog',
      'xmp',
      'noembed',
      'noframes',
      'plaintext',
    ],
  ],
  RETURN_DOM_FRAGMENT: true,
};

/**
 * Turns the server's HTML into nodes that are safe to show (SEC-01, HOST-16): an allow-list, with links and
 * pictures by DEP-06's rule. `null` if HTML cannot be parsed safely here, e.g. because Trusted Types forbid
 * it: the caller shows its text then.
 */
export function sanitiseHtml(html: string): DocumentFragment | null {
  const policy = cashierPolicy();
  if (!policy && 'trustedTypes' in globalThis) return null;
  // A separate DOMPurify instance: hooks and settings of a host's own copy must not apply here.
  const purifier = createPurifier(globalThis.window);
  if (!purifier.isSupported) return null;
  const profile = policy ? Object.assign({}, PROFILE, { TRUSTED_TYPES_POLICY: policy }) : PROFILE;
  const fragment: DocumentFragment | null = purifier.sanitize(html.slice(0, LONGEST_HTML), profile);
  if (!fragment) return null;
  for (const link of fragment.querySelectorAll('a')) guardLink(link);
  for (const picture of fragment.querySelectorAll('img')) guardPicture(picture);
  rankHeadings(fragment);
  return fragment;
}

/** The screen's own heading is the first: below it none skips a level, whatever the server chose for its size. */
function rankHeadings(fragment: DocumentFragment): void {
  let above = 1;
  for (const heading of fragment.querySelectorAll('h2, h3, h4, h5, h6')) {
    const level = Number(heading.localName.slice(1));
    if (level > above + 1) heading.setAttribute('aria-level', `${above + 1}`);
    above = Math.min(level, above + 1);
  }
}

function guardLink(link: HTMLAnchorElement): void {
  const url = safeUrl(link.getAttribute('href'));
  if (!url) {
    link.replaceWith(...link.childNodes);
    return;
  }
  link.href = url.href;
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
}

function guardPicture(picture: HTMLImageElement): void {
  const url = safeUrl(picture.getAttribute('src'));
  if (!url) {
    picture.replaceWith(picture.alt);
    return;
  }
  picture.src = url.href;
  picture.alt ||= '';
  picture.loading = 'lazy';
  picture.referrerPolicy = 'no-referrer';
}
