import { describe, expect, it } from 'vitest';
import { videoGuide } from '../../src/domain/method/videoGuide';
import { readRedirect } from '../../src/flows/deposit/redirect/followRedirect';
import { cashierPolicy } from '../../src/lib/cashierPolicy';
import { appLinks } from '../../src/methods/india/upiLinks';
import { GOOD_URLS, HOSTILE_URLS } from './urls';

const viewer = { lang: 'en', country: 'mx', showCryptoInstruction: false };
const payment = { upiId: 'a@upi', payeeName: null, amount: 1, currency: 'INR' };

/** Whether an address of the server's is followed, at each place that navigates, opens or loads. */
const PLACES: Readonly<Record<string, (url: string) => boolean>> = {
  'the redirect of a deposit': source => isTaken(() => readRedirect({ source }, 'card') !== null),
  'a posted redirect': source =>
    isTaken(() => readRedirect({ source, method: 'POST' }, 'mercado_pago') !== null),
  'a link of the Indian invoice': url =>
    appLinks([{ app: 'a', url }], payment).some(({ href }) => !/^(upi|phonepe|paytmmp|gpay|tez):/.test(href)),
  'the video guide of a method': redesign =>
    videoGuide({ category: 'e-money', video_guide_url: { en_mx: { redesign } } }, viewer) !== null,
};

function isTaken(follow: () => boolean): boolean {
  try {
    return follow();
  } catch {
    return false;
  }
}

describe('[DEP-06] hostile addresses', () => {
  it.each(Object.entries(PLACES))('are refused by %s, and good ones are not', (place, follows) => {
    const refused = HOSTILE_URLS.filter(url => !follows(url));
    expect(HOSTILE_URLS.filter(url => follows(url))).toEqual([]);
    expect(refused.length).toBeGreaterThanOrEqual(500);
    expect(GOOD_URLS.filter(url => !follows(url))).toEqual([]);
    expect(GOOD_URLS.length).toBeGreaterThanOrEqual(200);
    console.log(`URLs: ${place}: ${refused.length} hostile refused, 0 of ${GOOD_URLS.length} good refused`);
  });

  it('[SEC-01] give no script: the policy lets https and the page itself pass, never another scheme', () => {
    let rules: { createScriptURL(url: string): string } | undefined;
    const factory = {
      createPolicy: (_: string, given: typeof rules & object) => {
        rules = given;
        return { createHTML: (html: string) => html, createScriptURL: given.createScriptURL };
      },
    };
    cashierPolicy({ trustedTypes: factory, location: { href: 'https://shop.test/' } });
    const passing = HOSTILE_URLS.filter(url => isTaken(() => rules?.createScriptURL(url) !== undefined)).map(
      url => new URL(url, 'https://shop.test/').protocol,
    );
    expect([...new Set(passing)].filter(protocol => protocol !== 'https:')).toEqual([]);
  });
});
