import { readFileSync } from 'node:fs';
import { act, fireEvent } from '@testing-library/react';
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeCashier } from '../../tests/support/unit/closeCashier';
import { findTellTales } from '../../tests/support/unit/findTellTales';
import { legalWalks } from '../../tests/support/unit/legalRuns';
import { type RenderedCashier, renderCashier, settle, until } from '../../tests/support/unit/renderCashier';
import { sampleFormField, sampleMethod } from '../../tests/support/unit/samples';
import { parseAmount } from '../domain/money/parseAmount';
import { directionOf } from '../domain/player/resolveLang';
import { SUPPORTED_LOCALES } from '../spec/locales';
import { applyParentChanges } from './changes/applyParentChanges';

const method = sampleMethod({
  text: { en: 'English name', es: 'Nombre', ar: 'اسم', de: 'Name auf Deutsch', hi: 'नाम' },
  fields: [{ name: 'amount' }, { name: 'email', regex: '^[^@ ]+@[^@ ]+$' }, { name: 'document' }],
});

const TYPED = ['1234.5', '1234,5', '99', '1,234.56', '21.99'] as const;

interface Turn {
  locale: string;
  /** The catalog cannot be had; or comes only after the next language was asked for. */
  fate: 'there' | 'gone' | 'late';
}

const turns = fc.array(
  fc.record({
    locale: fc.constantFrom(...SUPPORTED_LOCALES),
    fate: fc.constantFrom<Turn['fate']>('there', 'there', 'there', 'gone', 'late'),
  }),
  { minLength: 1, maxLength: 4 },
);

let fate: Turn['fate'] = 'there';
const release: (() => void)[] = [];

beforeEach(() => {
  vi.stubGlobal('fetch', async (address: string) => {
    const mine = fate;
    if (mine === 'late') await new Promise<void>(resolve => release.push(resolve));
    if (mine === 'gone') return new Response('', { status: 404 });
    const name = /locales\/([\w-]+)\.json/.exec(address)?.[1] ?? '';
    return new Response(readFileSync(`.generated/locales/${name}.json`, 'utf8'));
  });
});

const input = ({ container }: RenderedCashier, name: string): HTMLInputElement =>
  container.querySelector(`input[name="${name}"]`) as HTMLInputElement;

async function faultsOf(list: readonly Turn[], typed: string): Promise<string[]> {
  const test = await renderCashier({
    answers: {
      'methods-payment-v3': { methods: [method] },
      'deposit-create': {
        apiResponse: { depositId: 'd-1', isFieldsRequired: true, fields: [sampleFormField()] },
      },
    },
  });
  const { cashier, container, transport } = test;
  const { i18n } = cashier.translator;
  const faults: string[] = [];
  await act(async () => {
    Object.assign(cashier.methods, { list: [method], status: 'ready' });
    cashier.deposit.method = method;
    cashier.router.navigate('/deposit/redirect');
  });
  await until(() => expect(input(test, 'email')).not.toBeNull());
  await act(async () => {
    fireEvent.change(input(test, 'amount'), { target: { value: typed } });
    fireEvent.change(input(test, 'email'), { target: { value: 'ana@mail.test' } });
    fireEvent.change(input(test, 'document'), { target: { value: 'half' } });
  });
  const amount = parseAmount(input(test, 'amount').value);
  let wanted = 'en';
  for (const [index, turn] of list.entries()) {
    // The language of before is no change.
    if (turn.locale === list[index - 1]?.locale) continue;
    fate = turn.fate;
    await act(async () => applyParentChanges(cashier, { locale: turn.locale }));
    const isBundled = /^(en|ar|es|es-MX|hi|hi-Latn-IN|mr|pt|ru|te)$/.test(turn.locale);
    if (turn.locale === cashier.user.lang && turn.fate === 'late' && !isBundled) continue;
    wanted = turn.fate === 'there' || isBundled ? turn.locale : 'en';
    await until(() => expect(i18n.locale).toBe(wanted)).catch(() =>
      faults.push(`${i18n.locale} in place of ${wanted}`),
    );
    await settle();
    if (cashier.translator.dir() !== directionOf(i18n.locale))
      faults.push(`${i18n.locale} runs ${cashier.translator.dir()}`);
    if (parseAmount(input(test, 'amount').value) !== amount) faults.push(`${turn.locale}: another amount`);
    if (input(test, 'email').value !== 'ana@mail.test' || input(test, 'document').value !== 'half')
      faults.push(`${turn.locale}: typed text is lost`);
    faults.push(...findTellTales(container).map(text => `${turn.locale}: ${text}`));
    const name = method.text[turn.locale.split('-')[0] ?? ''] ?? method.text['en'];
    if (!turn.locale.includes('Latn') && !container.textContent?.includes(name ?? ''))
      faults.push(`${turn.locale}: not ${name}`);
  }
  // A catalog that was late must not come over the language of now.
  const last = i18n.locale;
  for (const one of release.splice(0)) one();
  await settle();
  await settle();
  const { lang } = cashier.user;
  if (![last, lang].includes(i18n.locale)) faults.push(`${i18n.locale} came over ${lang}`);
  await act(async () => {
    fireEvent.click(container.querySelector('[type=submit]') as HTMLElement);
  });
  await until(() => expect(transport.sent('deposit-create')).toHaveLength(1)).catch(() =>
    faults.push('not sent'),
  );
  const [sent] = transport.sent('deposit-create');
  const fields = sent?.['fields'] as Record<string, string> | undefined;
  if (sent?.['amount'] !== amount || fields?.['email'] !== 'ana@mail.test')
    faults.push(`${JSON.stringify(sent)} for ${typed}`);
  closeCashier(test);
  return faults;
}

beforeAll(() =>
  Promise.all([import('./router/OtherRoutes'), import('../flows/deposit/form/DepositFormScreen')]),
);

describe('[HOST-04] [I18N-01] whatever languages a host sets while a form is half filled in', () => {
  it('[FORM-13] nothing typed is lost, and the amount stays the same figure', async () => {
    await fc.assert(
      fc.asyncProperty(turns, fc.constantFrom(...TYPED), async (list, typed) => {
        expect(await faultsOf(list, typed)).toEqual([]);
      }),
      legalWalks(5, 200),
    );
  }, 600_000);
});
