import { describe, expect, it, vi } from 'vitest';
import { messages as englishFirst } from '#generated/englishFirst';
import bengali from '#locales/bn.json';
import english from '#locales/en.json';
import hashes from '#locales/manifest.json';
import { deferred } from '../../tests/support/unit/deferred';
import { createTranslator } from './createTranslator';

function open(options: { isPseudo?: () => boolean; isSweepstake?: () => boolean } = {}) {
  const problems: string[] = [];
  const end = new AbortController();
  const translator = createTranslator({
    english: englishFirst,
    catalogBase: () => 'https://bank.test/cashier/locales',
    onProblem: message => problems.push(message),
    isPseudo: () => false,
    isSweepstake: () => false,
    signal: end.signal,
    ...options,
  });
  return { translator, problems, end };
}

/** The file server of the catalogs. */
function serve(answer: (url: string) => unknown) {
  const fetch = vi.fn(async (url: string) => {
    const body = await answer(url);
    if (body instanceof Response) return body;
    return new Response(JSON.stringify(body), { status: 200 });
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const catalog = (overrides: Record<string, unknown> = {}) => ({ ...english, ...overrides });

describe('[I18N-01] the texts', () => {
  it('[HOST-02] the pseudo-locale shows each as accented, longer and bracketed', async () => {
    const { translator } = open({ isPseudo: () => true });
    await translator.setLocale('en');
    expect(translator.t('title.depositV2')).toBe('⟦Ðépóšíţ···⟧');
  });

  it('English is there at once, and asks for nothing', async () => {
    const fetch = serve(() => ({}));
    const { translator } = open();
    expect(translator.t('title.depositV2')).toBe('Deposit');
    await translator.setLocale('en');
    await translator.complete();
    expect(fetch).not.toHaveBeenCalled();
  });

  it('English is complete in its two parts', async () => {
    const { translator } = open();
    expect(translator.isComplete()).toBe(false);
    await translator.complete();
    expect(translator.isComplete()).toBe(true);
    const { messages } = translator.i18n;
    expect(Object.keys(english).filter(id => !Object.hasOwn(messages, id))).toEqual([]);
  });

  it('[ERR-05] its second part is asked for once more where it did not come, and again the next time', async () => {
    let lost = 3;
    vi.stubGlobal('bringFile', async (_: string, load: () => Promise<unknown>) => {
      if (lost-- > 0) throw new TypeError('Failed to fetch dynamically imported module');
      return load();
    });
    const { translator } = open();
    await expect(translator.complete()).rejects.toThrow('Failed to fetch');
    expect(translator.isComplete()).toBe(false);
    await translator.complete();
    expect(translator.isComplete()).toBe(true);
  });

  it('a catalog that is not bundled is fetched by its name and the hash of its own', async () => {
    const fetch = serve(() => catalog({ 'title.depositV2': 'Einzahlung' }));
    const { translator, problems } = open();
    for (const locale of ['tr', 'he', 'de']) await translator.setLocale(locale);
    expect(hashes.de).toMatch(/^[0-9a-f]{6}$/);
    expect(hashes.de).not.toBe(hashes.tr);
    const urls = [`tr.json?v=${hashes.tr}`, 'he.json', `de.json?v=${hashes.de}`];
    expect(fetch.mock.calls.map(([address]) => address)).toEqual(
      urls.map(url => `https://bank.test/cashier/locales/${url}`),
    );
    expect(translator.t('title.depositV2')).toBe('Einzahlung');
    expect(problems).toEqual([]);
  });

  it('a bundled one is not fetched', async () => {
    const fetch = serve(() => ({}));
    const { translator } = open();
    await translator.setLocale('es');
    expect(fetch).not.toHaveBeenCalled();
    expect(translator.i18n.locale).toBe('es');
    expect(translator.t('common.back')).not.toBe('Back');
  });

  it.each([
    ['is refused', () => new Response('', { status: 404 })],
    ['is refused with a reason', () => new Response('{"error":"No such file"}', { status: 404 })],
    ['is no JSON', () => new Response('<html>', { status: 200 })],
    ['is no catalog', () => ['text']],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('a locale whose file %s leaves English, and is reported', async (_, answer) => {
    serve(answer);
    const { translator, problems } = open();
    await translator.setLocale('de');
    expect(problems).toEqual(['Locale receiving error de']);
    expect(translator.t('title.depositV2')).toBe('Deposit');
    expect(translator.i18n.locale).toBe('en');
  });

  it.each(['../../secret', 'de/../x', 'de?x=1', '', 'a'])('%j is no name of a file', async locale => {
    const fetch = serve(() => catalog());
    const { translator, problems } = open();
    await translator.setLocale(locale);
    expect(fetch).not.toHaveBeenCalled();
    expect(problems).toEqual([`Locale receiving error ${locale}`]);
  });

  it('a text that is missing is English, and reported once', async () => {
    const { 'title.region': _, 'list.search': __, ...partial } = catalog({ 'title.depositV2': 'Einzahlung' });
    serve(() => partial);
    const { translator, problems } = open();
    await translator.setLocale('de');
    await translator.complete();
    await translator.setLocale('en');
    await translator.setLocale('de');
    expect(translator.t('title.region')).toBe('Your country');
    expect(problems.sort()).toEqual([
      'Missing translation for de: list.search',
      'Missing translation for de: title.region',
    ]);
  });

  it('what is no text in a catalog is missing', async () => {
    serve(() => catalog({ 'title.region': { html: 'x' } }));
    const { translator, problems } = open();
    await translator.complete();
    await translator.setLocale('de');
    expect(problems).toEqual(['Missing translation for de: title.region']);
    expect(translator.t('title.region')).toBe('Your country');
  });

  it('the language asked for last wins, whichever file comes first', async () => {
    const german = deferred<unknown>();
    serve(url => (url.includes('/de.json') ? german.promise : catalog({ 'title.depositV2': 'Dépôt' })));
    const { translator } = open();
    const first = translator.setLocale('de');
    await translator.setLocale('fr');
    german.resolve(catalog({ 'title.depositV2': 'Einzahlung' }));
    await first;
    expect(translator.t('title.depositV2')).toBe('Dépôt');
  });

  it('[HOST-05] a file that comes after the end changes nothing', async () => {
    const german = deferred<unknown>();
    const fetch = serve(() => german.promise);
    const { translator, problems, end } = open();
    const loading = translator.setLocale('de');
    await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
    end.abort();
    german.reject(new DOMException('Aborted', 'AbortError'));
    await loading;
    expect(problems).toEqual([]);
  });

  it('[HOST-01] two widgets speak two languages', async () => {
    const first = open();
    const second = open();
    await first.translator.setLocale('es');
    expect(second.translator.t('common.back')).toBe('Back');
  });

  it.each([
    [true, 'Buy coins'],
    [false, 'Deposit'],
  ])('[SWP-03] are those of the sweepstake in the sweepstake alone: %s', async (isSweepstake, title) => {
    const { translator } = open({ isSweepstake: () => isSweepstake });
    await translator.complete();
    expect(translator.t('title.depositV2')).toBe(title);
    expect(translator.t('common.back')).toBe('Back');
  });

  it('knows which ids have a text', async () => {
    const { translator } = open();
    await translator.complete();
    expect(translator.has('common.errors.503')).toBe(true);
    expect(translator.has('common.errors.nothing')).toBe(false);
    expect(translator.has('__proto__')).toBe(false);
    expect(translator.has('toString')).toBe(false);
  });
});

describe('[I18N-02] the language', () => {
  it('has plurals', async () => {
    const { translator } = open();
    await translator.complete();
    expect(translator.t('list.methodCount', { count: 1 })).toBe('1 method');
    expect(translator.t('list.methodCount', { count: 5 })).toBe('5 methods');
  });

  it('writes a number inside a text in the digits of the language', async () => {
    serve(() => bengali);
    const { translator } = open();
    await translator.complete();
    await translator.setLocale('bn');
    const { t } = translator;
    expect(t('bonus.percent', { percent: 150 })).toContain('১৫০%');
    expect(t('crypto.facts.confirmationsValue', { count: 12, time: '~' })).toBe('১২ · ~');
    expect(t('crypto.seen.progress', { done: 3, blocks: 20 })).toMatch(/২০.*৩/);
    expect(t('withdrawal.code.incomplete', { length: 6 })).toContain('৬');
    expect(t('list.methodCount', { count: 45 })).toContain('৪৫');
  });

  it('keeps an amount in a line from the right in its own direction', async () => {
    const { translator } = open();
    await translator.complete();
    await translator.setLocale('ar');
    expect(translator.t('deposit.submit', { amount: '0.5 BTC' })).toContain('\u20680.5 BTC\u2069');
  });

  it('Arabic and Urdu run from right to left, others do not', async () => {
    serve(() => catalog());
    const { translator } = open();
    const directions: Record<string, string> = {};
    for (const locale of ['ar', 'ur', 'es', 'de']) {
      await translator.setLocale(locale);
      directions[locale] = translator.dir();
    }
    expect(directions).toEqual({ ar: 'rtl', ur: 'rtl', es: 'ltr', de: 'ltr' });
  });
});
