import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PaymentMethod } from '../../../src/api/contract/method';
import type { MethodKind } from '../../../src/state/MethodKind';
import { type FakeAnswer, refusal } from './createFakeTransport';
import { type RenderedCashier, renderCashier } from './renderCashier';
import { methodsAnswer, sampleMethod } from './samples';

/** What is particular to a kind; everything has a default. */
export interface KindScript {
  /** The method as the server would send it. */
  method?: Partial<PaymentMethod>;
  /** What its screens ask for on their way, besides the creating calls. */
  answers?: Record<string, FakeAnswer>;
  /** What the player does before the amount can be typed, e.g. chooses a network. */
  prepare?(test: RenderedCashier): Promise<void>;
}

/** Calls that may move money or promise to: of these, one an intent. */
const CREATING = [
  'deposit-create',
  'deposit-create-p2p',
  'deposit-prepare',
  'deposit-create-sweepstake',
] as const;

/** The kinds whose payment is mostly made on a page of its own. */
const OPENING = ['card', 'card-wallet', 'card-multiple', 'virtual', 'e-money', 'redirect'];

const REFUSED = 'The bank said no';
const VOUCHER = 'ABC123';

const methodOf = (kind: MethodKind, { method }: KindScript): PaymentMethod =>
  sampleMethod({
    name: kind.methods?.[0] ?? `${kind.name}_sample`,
    category: kind.categories?.[0] ?? 'unheard_of',
    text: { en: 'The method' },
    fields: [{ name: 'amount' }, { name: 'voucher', regex: '^[A-Z0-9]{6}$' }],
    ...(kind.cardViewTypes?.[0] && { cardViewType: kind.cardViewTypes[0] }),
    ...method,
  });

/** The tests that every kind of method passes, made from its row of the registry. */
export function describeKind(kind: MethodKind, script: KindScript = {}): void {
  const method = methodOf(kind, script);

  async function open(): Promise<RenderedCashier> {
    const refused = Object.fromEntries(
      CREATING.map(path => [path, refusal(422, 'banking.merchantClientError', REFUSED)]),
    );
    const test = await renderCashier({
      answers: {
        'methods-payment-v3': methodsAnswer(method),
        'deposit-check': { exists: false },
        ...refused,
        ...script.answers,
      },
    });
    await test.player.click(await screen.findByRole('button', { name: 'The method' }));
    await script.prepare?.(test);
    await screen.findByRole('textbox', { name: 'Amount' });
    return test;
  }

  const created = ({ transport }: RenderedCashier) => CREATING.flatMap(path => transport.sent(path));
  const box = (name: string) => screen.queryByRole<HTMLInputElement>('textbox', { name });
  const submitOf = ({ container }: RenderedCashier): HTMLElement => {
    const button = container.querySelector<HTMLElement>('[type="submit"]');
    if (!button) throw new Error('No submit button');
    return button;
  };
  const wantsVoucher = method.fields.some(({ name }) => name === 'voucher');

  async function fill({ player }: RenderedCashier): Promise<void> {
    await player.type(await screen.findByRole('textbox', { name: 'Amount' }), '100');
    if (wantsVoucher)
      await player.type(await screen.findByRole('textbox', { name: 'Voucher code' }), VOUCHER);
  }

  describe(`the kind ${kind.name}`, () => {
    const opened = vi.fn();

    beforeEach(() => {
      const page = document.implementation.createHTMLDocument();
      opened.mockReset();
      opened.mockReturnValue({ document: page, location: { replace: () => {} }, close: () => {} });
      vi.stubGlobal('open', opened);
    });
    afterEach(cleanup);

    it('[METH-02] choosing a method of it leads to its form', async () => {
      const { cashier } = await open();
      // Of one page only, a list of its own leads on to it.
      expect(cashier.router.current().path.startsWith(kind.path)).toBe(true);
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The method');
    });

    it('[DEP-01] [FORM-03] an empty form is not sent, and its first field takes the focus', async () => {
      const test = await open();
      await test.player.click(submitOf(test));
      await vi.waitFor(() => expect(box('Amount')?.getAttribute('aria-invalid')).toBe('true'));
      await vi.waitFor(() => expect(document.activeElement).toBe(box('Amount')));
      expect(created(test)).toEqual([]);
      expect(test.told('onAnalyticsEvent').map(({ field }) => field)).toEqual([
        'amount',
        ...(wantsVoucher ? ['voucher'] : []),
      ]);
    });

    it('[FORM-02] nothing is red before it was touched', async () => {
      const { container } = await open();
      expect(container.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0);
    });

    it('[DEP-01] [DEP-04] [API-04] fast clicks and Enter create once, and open one window or none', async () => {
      const test = await open();
      await fill(test);
      const button = submitOf(test);
      act(() => {
        for (let click = 0; click < 5; click++) button.click();
        button.closest('form')?.requestSubmit();
      });
      await vi.waitFor(() => expect(test.cashier.deposit.isSubmitting).toBe(false));
      expect(created(test)).toHaveLength(1);
      expect(opened).toHaveBeenCalledTimes(OPENING.includes(kind.name) ? 1 : 0);
    });

    it('[FORM-13] [ERR-03] a refusal is shown, and nothing that was typed is lost', async () => {
      const test = await open();
      await fill(test);
      await test.player.click(submitOf(test));
      expect(await screen.findByText(REFUSED)).toBeTruthy();
      expect(test.path().startsWith(kind.path)).toBe(true);
      expect(box('Amount')?.value).toBe('100');
      if (wantsVoucher) expect(box('Voucher code')?.value).toBe(VOUCHER);
      await test.player.click(submitOf(test));
      await vi.waitFor(() => expect(created(test)).toHaveLength(2));
    });

    it('[HOST-05] its end leaves no listener', async () => {
      const { cashier, transport } = await open();
      cleanup();
      cashier.dispose();
      expect(transport.listenerCount).toBe(0);
      expect(transport.isClosed).toBe(true);
    });
  });
}
