import { act, fireEvent } from '@testing-library/react';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { vocabularies } from '../../../scripts/locales/vocabularies';
import {
  type LegalBox,
  legalBoxes,
  legalCoins,
  legalHoldings,
} from '../../../tests/corpora/legal/legalSweepstake';
import { closeCashier } from '../../../tests/support/unit/closeCashier';
import { findTellTales } from '../../../tests/support/unit/findTellTales';
import { legalWalks } from '../../../tests/support/unit/legalRuns';
import {
  type RenderedCashier,
  renderCashier,
  settle,
  until,
} from '../../../tests/support/unit/renderCashier';
import { redemptionRoutes } from '../../app/routes/redemptionRoutes';
import { floorToCurrency } from '../../domain/money/floorToCurrency';
import { parseAmount } from '../../domain/money/parseAmount';

const DISCLAIMER =
  'Gold Coins are for entertainment only and have no cash value. Sweep Coins are awarded free in a promotion and are not for sale. No purchase is necessary.';
const FORBIDDEN = new RegExp(`\\b(${vocabularies.en.stems.join('|')})`, 'i');

const press = (element: Element): Promise<void> =>
  act(async () => {
    fireEvent.click(element);
  });
const button = ({ container }: RenderedCashier, name: RegExp | string): HTMLElement | undefined =>
  [...container.querySelectorAll<HTMLElement>('button')].find(one => {
    const text = one.getAttribute('aria-label') ?? one.textContent ?? '';
    return typeof name === 'string' ? text === name : name.test(text);
  });
/** Every figure that stands in a text, as the server's own would read. */
const figuresOf = (text: string): number[] =>
  (text.match(/\d[\d,]*(\.\d+)?/g) ?? []).map(figure => parseAmount(figure.replaceAll(',', '')));
const near = (figures: number[], wanted: number): boolean =>
  figures.some(figure => Math.abs(figure - wanted) <= Math.abs(wanted) * 1e-9 + 1e-9);

function faultsOf(test: RenderedCashier, at: string): string[] {
  const { container } = test;
  const faults = findTellTales(container).map(text => `${at}: ${text}`);
  const own = container.textContent ?? '';
  if (FORBIDDEN.test(own)) faults.push(`${at}: ${FORBIDDEN.exec(own)?.[0]}`);
  return faults;
}

const open = (page: 'deposit' | 'withdrawal', answers: Record<string, unknown>): Promise<RenderedCashier> =>
  renderCashier({
    parent: { page, widgetViewType: 'sweep' },
    user: { currency: 'QSC', country: 'us', paymentGeo: 'US' },
    // Fresh from the wire.
    answers: JSON.parse(JSON.stringify(answers)),
  });

/** Buys the last package that is offered, and says what a player would find wrong on the way. */
async function buyFaults(
  entries: unknown,
  boxes: LegalBox[],
  coins: Record<string, unknown>[],
): Promise<string[]> {
  const test = await open('deposit', {
    'sweepstake-boxes': entries,
    'methods-payment-v3': { methods: coins },
    'deposit-create-sweepstake': {
      apiResponse: {
        depositId: 'd-1',
        data: { wallet: { address: 'addr1234567', network: 'TRON', currency: 'USDT' } },
      },
    },
    'deposit-status': { status: 'waiting' },
  });
  const { cashier, container, transport, path } = test;
  const offers = boxes.flatMap(({ offer }) => (offer ? [offer] : []));
  const faults: string[] = [];
  try {
    await until(() =>
      expect(
        container.querySelector('[role=radio], .empty, [data-empty]') ??
          (path() !== '/deposit' ? container : null),
      ).not.toBeNull(),
    );
    await settle();
    if (offers.length === 0) {
      const isBroken = boxes.some(({ raw }) => typeof raw['price'] !== 'number');
      if (path() !== (isBroken ? '/error' : '/empty')) faults.push(`no package, and at ${path()}`);
      return faults;
    }
    const radios = [...container.querySelectorAll('[role=radio]')];
    if (radios.length !== offers.length) return [`${radios.length} of ${offers.length} packages`];
    offers.forEach((offer, index) => {
      const text = radios[index]?.textContent ?? '';
      const figures = figuresOf(text);
      for (const wanted of [offer.price, offer.gold, offer.sweep])
        if (wanted > 0 && !near(figures, wanted))
          faults.push(`${wanted} ${offer.currency} is not in ${text}`);
    });
    if (!container.textContent?.includes(DISCLAIMER)) faults.push('no disclaimer');
    faults.push(...faultsOf(test, path()));
    const offer = offers.at(-1);
    const radio = radios.at(-1);
    if (!offer || !radio) return faults;
    await press(radio);
    await press(button(test, /^Continue · /) as HTMLElement);
    await until(() => expect(path()).toBe('/deposit/select-method'));
    await until(() => expect(container.textContent).toContain(DISCLAIMER));
    faults.push(...faultsOf(test, path()));
    const all = button(test, /^All coins|^All /);
    if (all && !all.hasAttribute('disabled')) {
      await press(all);
      await until(() => expect(path()).toBe('/deposit/crypto'));
      await settle();
      faults.push(...faultsOf(test, path()));
    }
    const names = cashier.methods.list.filter(({ isDisabled }) => !isDisabled).map(({ name }) => name);
    if (names.length === 0) return faults;
    await act(async () => {
      const method = cashier.methods.list.find(({ name }) => name === names[0]);
      cashier.deposit.method = method ?? null;
      cashier.router.navigate('/deposit/crypto');
    });
    await until(() => expect(button(test, /^Pay/)).toBeTruthy());
    await settle();
    faults.push(...faultsOf(test, 'coin'));
    if (!near(figuresOf(button(test, /^Pay/)?.textContent ?? ''), offer.price))
      faults.push(`${offer.price} is not on the button ${button(test, /^Pay/)?.textContent}`);
    const network = container.querySelector('[role=radio], input[type=radio]');
    if (network) await press(network);
    for (const input of container.querySelectorAll('input:not([type=radio])'))
      await act(async () => {
        fireEvent.change(input, { target: { value: 'typed1234567' } });
      });
    await press(button(test, /^Pay/) as HTMLElement);
    await until(() => expect(path()).toMatch(/address|complete/)).catch(() =>
      faults.push(`not paid: ${container.textContent}`),
    );
    await settle();
    const [sent] = transport.sent('deposit-create-sweepstake');
    if (
      !sent ||
      sent['boxId'] !== offer.id ||
      sent['amount'] !== offer.price ||
      sent['currency'] !== offer.currency ||
      sent['isActivatedBonus'] !== false
    )
      faults.push(`sent ${JSON.stringify(sent)} for ${JSON.stringify(offer)}`);
    faults.push(...faultsOf(test, path()), ...test.failures.map(String));
    return faults;
  } finally {
    closeCashier(test);
  }
}

/** Redeems what can be redeemed. */
async function redeemFaults(
  holdings: { balances: unknown; recoup: unknown; sweep: number; unplayed: number },
  coins: Record<string, unknown>[],
): Promise<string[]> {
  const test = await open('withdrawal', {
    'methods-withdrawal': { methods: coins },
    'withdrawal-list': [],
    'sweepstake-balance-get': holdings.balances,
    'sweepstake-recoup-sum': holdings.recoup,
    'payment-convert-v2': { amount: 0.00012345 },
    'withdrawal-create': { withdrawalId: 'w-1', status: 'waiting' },
    'withdrawal-status': { status: 'waiting' },
  });
  const { cashier, container, path } = test;
  const faults: string[] = [];
  try {
    await until(() => {
      const { balance, unplayed, balanceFailure, unplayedFailure } = cashier.withdrawal.redemption;
      expect(balance ?? balanceFailure).not.toBeNull();
      expect(unplayed ?? unplayedFailure).not.toBeNull();
      expect(container.textContent).toContain('You can redeem');
    });
    await settle();
    const { balance, unplayed } = cashier.withdrawal.redemption;
    const sweep = floorToCurrency(holdings.sweep, 'QSC');
    if (balance !== sweep || unplayed !== holdings.unplayed)
      faults.push(`balance ${balance}, unplayed ${unplayed} for ${JSON.stringify(holdings)}`);
    if (!container.textContent?.includes(DISCLAIMER)) faults.push('no disclaimer');
    faults.push(...faultsOf(test, path()));
    const figures = figuresOf(container.textContent ?? '');
    for (const wanted of [Math.abs(sweep), holdings.unplayed])
      if (wanted > 0 && !near(figures, wanted)) faults.push(`${wanted} is not on the screen`);
    const free = Math.max(0, holdings.sweep - holdings.unplayed);
    const [method] = cashier.withdrawal.list.filter(({ isDisabled }) => !isDisabled);
    if (!method) return faults;
    await act(async () => {
      Object.assign(cashier.withdrawal, { method });
      cashier.router.navigate('/withdrawal/crypto/convert');
    });
    await until(() => expect(button(test, /^Redeem/)).toBeTruthy());
    await settle();
    faults.push(...faultsOf(test, path()));
    const all = button(test, /^All$|^Redeem all|^Max/);
    const rule = (method.amount_rules['QSC'] ?? {}) as { min?: number; max?: number };
    const least = Math.max(rule.min ?? 0, rule.min || rule.max ? 0 : 1);
    if (free >= Math.max(least, 0.01) && !all) faults.push(`nothing is offered of ${free}`);
    if (free < least && all) faults.push(`all is offered of ${free}`);
    if (!all) return faults;
    await press(all);
    const typed = (container.querySelector('input[name=amount]') as HTMLInputElement).value;
    const amount = parseAmount(typed);
    if (amount > free * (1 + 1e-12) || (rule.max && amount > rule.max)) faults.push(`${amount} of ${free}`);
    return faults;
  } finally {
    closeCashier(test);
  }
}

// The screens' code is there before a test waits for what they show.
beforeAll(() =>
  Promise.all([
    import('../../app/router/SweepstakeRoutes'),
    import('../../methods/crypto/form/BoxCryptoScreen'),
    ...redemptionRoutes.map(({ screen: { load } }) => load()),
  ]),
);

describe('[API-06] whatever a bank answers a sweepstake by the contract', () => {
  it('[SWP-01] [SWP-03] each package says its price and its coins, and is bought at that price', async () => {
    await fc.assert(
      fc.asyncProperty(legalBoxes, legalCoins, async ({ entries, boxes }, coins) => {
        expect(await buyFaults(entries, boxes, coins)).toEqual([]);
      }),
      legalWalks(5, 300),
    );
  }, 600_000);

  it('[SWP-02] [SWP-03] what can be redeemed is what the server says, and no more is offered', async () => {
    await fc.assert(
      fc.asyncProperty(legalHoldings, legalCoins, async (holdings, coins) => {
        expect(await redeemFaults(holdings, coins)).toEqual([]);
      }),
      legalWalks(5, 300),
    );
  }, 600_000);
});
