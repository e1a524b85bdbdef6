import { act, fireEvent } from '@testing-library/react';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type BonusStep,
  bonusTitle,
  type LegalBonus,
  legalBonusList,
  legalBonusSteps,
} from '../../../../tests/corpora/legal/legalBonuses';
import { closeCashier } from '../../../../tests/support/unit/closeCashier';
import { deferred } from '../../../../tests/support/unit/deferred';
import { findTellTales } from '../../../../tests/support/unit/findTellTales';
import { legalWalks } from '../../../../tests/support/unit/legalRuns';
import {
  type RenderedCashier,
  renderCashier,
  settle,
  until,
} from '../../../../tests/support/unit/renderCashier';
import { sampleMethod } from '../../../../tests/support/unit/samples';
import { applyParentChanges } from '../../../app/changes/applyParentChanges';

const METHODS = ['mercado_pago', 'yamoney_rub'] as const;

/** What the form says of a bonus at this moment: its id, where it would be had. */
function promised({ container, cashier }: RenderedCashier): string | null {
  const card = container.querySelector('[part=bonus]');
  const isOn = card?.querySelector('[role=switch]')?.getAttribute('aria-checked') === 'true';
  if (!card || !isOn || card.querySelector('.bonus__note--missing')) return null;
  const named = cashier.bonuses.list.filter(({ id }) => card.textContent?.includes(bonusTitle(id)));
  return named.length === 1 ? String(named[0]?.id) : `${named.length} named in ${card.textContent}`;
}

async function takeStep(test: RenderedCashier, step: BonusStep): Promise<string[]> {
  const { cashier, container } = test;
  await act(async () => {
    if (step.do === 'list') applyParentChanges(cashier, { bonusList: step.list.map(({ raw }) => raw) });
    if (step.do === 'bonusId') applyParentChanges(cashier, { bonusId: step.id });
    if (step.do === 'type')
      fireEvent.change(container.querySelector('input[name=amount]') as HTMLElement, {
        target: { value: step.amount },
      });
    const toggle = container.querySelector('[role=switch]');
    if (step.do === 'switch' && toggle) fireEvent.click(toggle);
  });
  if (step.do !== 'choose') return [];
  await act(async () => cashier.router.navigate('/deposit/bonus-details'));
  await until(() => expect(container.querySelector('[part=bonus], .empty, h2, h3')).not.toBeNull());
  await settle();
  const faults = findTellTales(container);
  const choice = container.querySelectorAll('[role=radio], [role=option], input[type=radio]')[step.index];
  await act(async () => {
    if (choice) fireEvent.click(choice);
  });
  await settle();
  await act(async () => void cashier.router.back());
  await until(() => expect(container.querySelector('input[name=amount]')).not.toBeNull());
  return faults;
}

async function faultsOf(
  first: LegalBonus[],
  steps: BonusStep[],
  late: LegalBonus[],
  name: string,
): Promise<string[]> {
  const session = deferred<unknown>();
  const test = await renderCashier({
    parent: { bonusList: first.map(({ raw }) => raw) },
    answers: {
      'methods-payment-v3': { methods: [] },
      'session-start': () => session.promise,
      'deposit-create': { apiResponse: { depositId: 'd-1', data: {} } },
      'deposit-status': { status: 'waiting' },
    },
  });
  const { cashier, container, transport } = test;
  const faults: string[] = [];
  await act(async () => {
    cashier.deposit.method = sampleMethod({ name });
    cashier.router.navigate('/deposit/redirect');
  });
  await until(() => expect(container.querySelector('input[name=amount]')).not.toBeNull());
  await takeStep(test, { do: 'type', amount: '100' });
  let list = first;
  for (const step of steps) {
    if (step.do === 'list') list = step.list;
    faults.push(...(await takeStep(test, step)));
    const kept = list.filter(({ isKept }) => isKept).map(({ raw }) => raw['id']);
    if (JSON.stringify(kept) !== JSON.stringify(cashier.bonuses.list.map(({ id }) => id)))
      faults.push(`${cashier.bonuses.list.map(({ id }) => id)} are offered of ${kept}`);
    faults.push(...findTellTales(container));
  }
  const wanted = promised(test);
  await act(async () => {
    fireEvent.click(container.querySelector('[type=submit]') as HTMLElement);
  });
  // While the deposit is on its way the host's list changes once more.
  await takeStep(test, { do: 'list', list: late });
  await act(async () => session.resolve({ payment_session_id: 's-1' }));
  await until(() => expect(transport.sent('deposit-create')).toHaveLength(1)).catch(() =>
    faults.push('nothing sent'),
  );
  const [{ isActivatedBonus, bonusId = null } = {}] = transport.sent('deposit-create');
  if (bonusId !== wanted || isActivatedBonus !== (wanted !== null))
    faults.push(`${isActivatedBonus} ${bonusId} is sent where ${wanted} was promised`);
  await settle();
  closeCashier(test);
  return faults;
}

// The screens' code is there before a test waits for what they show.
beforeAll(() =>
  Promise.all([
    import('../../../app/router/OtherRoutes'),
    import('./DepositFormScreen'),
    import('../bonus/BonusDetailsScreen'),
  ]),
);

describe('[BON-01] [BON-02] whatever bonuses a host offers, whenever it changes them', () => {
  it('[DEP-02] what is sent is what the form says at the press', async () => {
    await fc.assert(
      fc.asyncProperty(
        legalBonusList,
        legalBonusSteps,
        legalBonusList,
        fc.constantFrom(METHODS[0], METHODS[0], METHODS[1]),
        async (first, steps, late, name) => {
          expect(await faultsOf(first, steps, late, name)).toEqual([]);
        },
      ),
      legalWalks(6, 300),
    );
  }, 600_000);
});
