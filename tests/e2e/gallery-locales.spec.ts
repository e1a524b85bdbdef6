import { readFileSync } from 'node:fs';
import { expect, type Page, test } from 'playwright/test';
import { BUNDLED_LOCALES, RTL_LOCALES, SUPPORTED_LOCALES } from '../../src/spec/locales';
import { isWholeGallery, statesOf } from '../support/galleryRun';
import { openGallery, showState } from '../support/openGallery';
import { runPageCheck } from '../support/runPageCheck';
import { showNotingGaps } from '../support/showNotingGaps';

const PARTS = 8;
const VIEWPORT = { width: 320, height: 800 };
/** At 200 %: long words, tall letters, and one from the right; all of them in the whole run. */
const LARGE_TEXT_LOCALES: readonly string[] = isWholeGallery ? SUPPORTED_LOCALES : ['de', 'te', 'ar'];
/** On each screen every other language, on the next one the others; all of them in the whole run. */
const localesOf = (screen: number): readonly string[] =>
  SUPPORTED_LOCALES.filter((_, index) => isWholeGallery || (screen + index) % 2 === 0);
/** Texts that the gallery's bank says in English too, or that a screen keeps as they were when it opened. */
const SERVED = /"(Bank|Document number|Memo|Reference|Full name)"/;
/** A method's name as long as this is cut on purpose. */
const LONG_NAME = /Überweisung/;
const KEPT = /^(error|wd-error|sweep-error|redeem-|wd-code-wrong|form-refused)/;

const catalogOf = (locale: string): Record<string, string> =>
  JSON.parse(readFileSync(`locales/${locale}.json`, 'utf8')) as Record<string, string>;
const english = catalogOf('en');

/** English texts that a language says otherwise, whatever their id; those with values are left out. */
function foreignTo(locale: string): string[] {
  const own = catalogOf(locale);
  const said = new Set(Object.values(own));
  const differing = Object.entries(english).filter(([id, text]) => own[id] !== text && !/[{<]/.test(text));
  return [...new Set(differing.map(([, text]) => text))].filter(text => !said.has(text));
}

const foreign = new Map(SUPPORTED_LOCALES.map(locale => [locale as string, foreignTo(locale)]));

/** Changes the language of the widget that stands there, and gives its direction. */
function setLocale(page: Page, locale: string, textScale: number): Promise<string> {
  return page.evaluate(
    async ({ wanted, scale }) => {
      const widget = document.querySelector('cashier-widget');
      if (!widget) throw new Error('no widget');
      widget.style.setProperty('--cashier-text-scale', String(scale));
      Object.assign(widget, { locale: wanted });
      const frame = () => widget.shadowRoot?.querySelector<HTMLElement>('.cashier');
      while (frame()?.lang !== wanted) await new Promise(requestAnimationFrame);
      await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return frame()?.dir ?? '';
    },
    { wanted: locale, scale: textScale },
  );
}

async function findFaults(page: Page, state: string, locale: string, scale: number): Promise<string[]> {
  const dir = await setLocale(page, locale, scale);
  const found = [
    ...(dir === (RTL_LOCALES.includes(locale) ? 'rtl' : 'ltr') ? [] : [`runs ${dir}`]),
    ...(await runPageCheck(page, 'findLayoutFaults')),
    ...(await runPageCheck(page, 'findTextFaults', {
      foreign: KEPT.test(state) ? [] : foreign.get(locale),
      hasFigures: locale === 'en',
    })),
  ];
  return found
    .filter(fault => !LONG_NAME.test(fault) && !(fault.startsWith('still English') && SERVED.test(fault)))
    .map(fault => `${state} ${locale} ${scale * 100} %: ${fault}`);
}

for (let part = 0; part < PARTS; part += 1) {
  test(`[I18N-01] [I18N-02] every language fits and reads its own way on screens of every kind at 320 px, ${part + 1} of ${PARTS}`, async ({
    page,
  }) => {
    test.setTimeout(isWholeGallery ? 600_000 : 120_000);
    const problems: string[] = [];
    page.on('pageerror', error => problems.push(`uncaught: ${error.message}`));
    page.on('console', line => line.text().includes('React error') && problems.push(line.text()));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(VIEWPORT);
    await openGallery(page);
    for (const [index, state] of statesOf(part, PARTS).entries()) {
      await showNotingGaps(page, state);
      for (const locale of localesOf(part + index))
        problems.push(...(await findFaults(page, state, locale, 1)));
      for (const locale of LARGE_TEXT_LOCALES) problems.push(...(await findFaults(page, state, locale, 2)));
    }
    expect(problems).toEqual([]);
    expect(await page.locator('body').innerText()).not.toContain('Missing translation');
  });
}

/** Words of the title and the switch of which a part stands on another line. */
const partedWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.querySelector('cashier-widget')?.shadowRoot;
    const topOf = (node: Node, index: number): number | undefined => {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      // A letter after a soft hyphen has the hyphen's box too.
      return [...range.getClientRects()].at(-1)?.top;
    };
    return [...(root?.querySelectorAll('.header__title, .segment, .time-left__line > span') ?? [])].flatMap(
      ({ firstChild }) =>
        [...(firstChild?.nodeValue?.matchAll(/\p{L}+/gu) ?? [])]
          .filter(({ 0: word, index }) => {
            if (!firstChild) return false;
            return topOf(firstChild, index) !== topOf(firstChild, index + word.length - 1);
          })
          .map(([word]) => word),
    );
  });

test('[I18N-01] no word of a title or of the switch breaks, with the text at 200 % and in a box of 170 px', async ({
  page,
}) => {
  await openGallery(page);
  const looks = [
    [390, 2, ['ru', 'de', 'pl']],
    [320, 2, ['en', 'de', 'ru', 'es']],
    [320, 1, ['de', 'fr']],
    [170, 1, ['en', 'es']],
  ] as const;
  const parted: string[] = [];
  for (const state of ['list', 'p2p-invoice', 'sweep-chosen', 'unified'])
    for (const [width, scale, locales] of looks) {
      await page.setViewportSize({ width, height: 800 });
      await showState(page, state);
      for (const locale of locales) {
        await setLocale(page, locale, scale);
        for (const word of await partedWords(page)) parted.push(`${state} ${width} ${locale}: ${word}`);
      }
    }
  expect(parted).toEqual([]);
});

test('[I18N-01] [METH-07] a language that the engine has not got lists what is needed without an English and', async ({
  page,
}) => {
  await openGallery(page, '?state=wd-form');
  const note = page.locator('cashier-widget .note', { hasText: 'CLABE' });
  await expect(note).toContainText('CLABE\u2069 and ');
  for (const locale of ['az', 'ky', 'tg', 'uz']) {
    await setLocale(page, locale, 1);
    await expect(note, locale).toContainText('CLABE\u2069, ');
  }
});

test('[I18N-01] [METH-05] a country has its name in a language in which the engine names it in English', async ({
  page,
}) => {
  await openGallery(page, '?state=list');
  const names = { az: 'Meksika', kk: 'Мексика', ky: 'Мексика', tg: 'Мексика', uz: 'Meksika' };
  for (const [locale, name] of Object.entries(names)) {
    await setLocale(page, locale, 1);
    await expect(page.locator('cashier-widget .pill'), locale).toHaveText(`${name} · MXN`);
  }
});

test('[I18N-01] ten languages need no network; one whose file cannot be had is English, and reported', async ({
  page,
}) => {
  const asked: string[] = [];
  await openGallery(page, '?state=form');
  await page.route('**/cashier/locales/**', route => {
    asked.push(new URL(route.request().url()).pathname);
    return route.abort();
  });
  await expect(page.locator('body[data-ready]')).toBeAttached();
  const submit = page.locator('cashier-widget [part~=submit]');
  const seen = new Set<string>();
  for (const locale of BUNDLED_LOCALES) {
    await setLocale(page, locale, 1);
    seen.add(await submit.innerText());
  }
  expect(asked).toEqual([]);
  // Spanish and Mexican Spanish say "deposit" alike.
  expect(seen.size).toBeGreaterThanOrEqual(BUNDLED_LOCALES.length - 1);
  const reported = page.evaluate(
    () =>
      new Promise<string>(resolve => {
        const widget = document.querySelector('cashier-widget');
        widget?.addEventListener('error-report', event =>
          resolve((event as CustomEvent<{ message: string }>).detail.message),
        );
        Object.assign(widget ?? {}, { locale: 'ur' });
      }),
  );
  expect(await reported).toBe('Locale receiving error ur');
  expect(asked).toEqual(['/cashier/locales/ur.json']);
  const frame = page.locator('cashier-widget .cashier');
  await expect(frame).toHaveAttribute('lang', 'en');
  await expect(frame).toHaveAttribute('dir', 'ltr');
  await expect(submit).toHaveText('Deposit $500');
});
