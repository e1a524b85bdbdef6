import { act, fireEvent } from '@testing-library/react';
import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type FlaggedField, legalFlaggedFields } from '../../../../tests/corpora/legal/legalTriggers';
import { closeCashier } from '../../../../tests/support/unit/closeCashier';
import { findTellTales } from '../../../../tests/support/unit/findTellTales';
import { legalWalks } from '../../../../tests/support/unit/legalRuns';
import { popUp } from '../../../../tests/support/unit/openSubmit';
import {
  type RenderedCashier,
  renderCashier,
  settle,
  until,
} from '../../../../tests/support/unit/renderCashier';
import { sampleMethod } from '../../../../tests/support/unit/samples';

const WAYS = ['form', 'unified'] as const;
const isOn = (flag: unknown): boolean => /^(1|true)$/.test(String(flag));

const control = ({ container }: RenderedCashier, name: string): HTMLInputElement | undefined =>
  [...container.querySelectorAll<HTMLInputElement>('input[name], select[name]')].find(
    one => one.getAttribute('name') === name,
  );

/** Types or chooses, and leaves the field. */
async function fill(test: RenderedCashier, { raw, typed }: FlaggedField): Promise<string[]> {
  if (typed === null) return [];
  if (!control(test, raw.name)) {
    const summary = [...test.container.querySelectorAll('summary, [aria-expanded=false]')].at(-1);
    await act(async () => void (summary && fireEvent.click(summary)));
  }
  const input = control(test, raw.name);
  if (!input) return [`${raw.name} is nowhere`];
  await act(async () => {
    fireEvent.change(input, { target: { value: typed } });
    fireEvent.blur(input);
  });
  await until(() => expect(test.cashier.deposit.isSubmitting).toBe(false));
  await settle();
  return [];
}

async function faultsOf(
  fields: FlaggedField[],
  after: FlaggedField[],
  way: (typeof WAYS)[number],
): Promise<string[]> {
  const asked: unknown[] = [];
  const form = (list: FlaggedField[]) => {
    const raw = JSON.parse(JSON.stringify(list.map(one => one.raw)));
    return {
      apiResponse:
        way === 'form'
          ? { depositId: 'd-1', isFieldsRequired: true, fields: raw }
          : { depositId: 'd-1', data: { unifiedFlow: { fields: raw } } },
    };
  };
  const isShown = (list: FlaggedField[]) => list.filter(({ typed }) => typed !== null);
  // A triggered field that is filled in brings the fields that follow from it.
  const trigger = isShown(fields).find(({ raw }) => isOn(raw['isTriggered']));
  const names = new Set(after.map(({ raw }) => raw.name));
  const next = trigger
    ? [
        ...fields.filter(({ raw }) => !names.has(raw.name)),
        ...after.map(one => ({ ...one, raw: { ...one.raw, isTriggered: false } })),
      ]
    : fields;
  let isRefreshed = false;
  const test = await renderCashier({
    answers: {
      'methods-payment-v3': { methods: [] },
      'deposit-status': { status: 'waiting' },
      'deposit-create': (data: unknown) => {
        const { metadata, depositId } = data as { metadata: { triggeredBy?: string }; depositId?: string };
        if (metadata.triggeredBy !== undefined) {
          asked.push(metadata.triggeredBy);
          isRefreshed = true;
          return form(next);
        }
        return depositId === undefined ? form(fields) : { apiResponse: { depositId: 'd-1', data: {} } };
      },
    },
  });
  const { cashier, container, transport } = test;
  const faults: string[] = [];
  await act(async () => {
    cashier.deposit.method = sampleMethod({ cardViewType: 8 });
    cashier.deposit.amount.text = '100';
    cashier.router.navigate('/deposit/redirect');
  });
  await until(() => expect(container.querySelector('input[name=amount]')).not.toBeNull());
  const submit = () =>
    act(async () => {
      fireEvent.click(container.querySelector('[type=submit]') as HTMLElement);
    });
  await submit();
  await until(() => expect(cashier.deposit.isSubmitting).toBe(false));
  await until(() => expect(container.querySelector('[part=note-info], form')).not.toBeNull());
  await settle();
  for (const field of isShown(fields)) {
    if (isRefreshed && names.has(field.raw.name)) continue;
    faults.push(...(await fill(test, field)));
  }
  if (isRefreshed) for (const field of isShown(after)) faults.push(...(await fill(test, field)));
  faults.push(...findTellTales(container));
  const expected = isRefreshed ? next : fields;
  await submit();
  const isSent = () => expect(cashier.router.current().path).toBe('/deposit/complete');
  await until(isSent).catch(() => faults.push(`not sent: ${container.textContent}`));
  const sent = transport.sent('deposit-create').at(-1)?.['fields'] as Record<string, unknown>;
  for (const { raw, sent: wanted } of expected)
    if (sent[raw.name] !== wanted)
      faults.push(`${raw.name}: ${String(sent[raw.name])} is sent for ${wanted}`);
  faults.push(...test.failures.map(String));
  closeCashier(test);
  return faults;
}

beforeAll(() =>
  Promise.all([
    import('../../../app/router/OtherRoutes'),
    import('./DepositFormScreen'),
    import('../pages/UnifiedFormScreen'),
    import('../complete/CompleteScreen'),
  ]),
);

describe('[FORM-01] [DEP-03] whatever fields a server asks for after a submit', () => {
  it('[FORM-13] each can be seen and filled in, and what was typed is sent', async () => {
    popUp();
    const problems = vi.spyOn(console, 'error');
    await fc.assert(
      fc.asyncProperty(
        legalFlaggedFields,
        legalFlaggedFields,
        fc.constantFrom(...WAYS),
        async (fields, after, way) => {
          expect(await faultsOf(fields, after, way)).toEqual([]);
          expect(problems.mock.calls.map(([text]) => String(text).slice(0, 200))).toEqual([]);
        },
      ),
      legalWalks(6, 300),
    );
  }, 600_000);
});
