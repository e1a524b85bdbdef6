import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type HostStep, legalHostSteps } from '../../../tests/corpora/legal/legalHostChanges';
import { legalRuns } from '../../../tests/support/unit/legalRuns';
import { openTyping } from '../../../tests/support/unit/openTyping';
import { plain, plainText } from '../../../tests/support/unit/plain';
import { playPayment } from '../../../tests/support/unit/playPayment';
import { type Wanted, want } from '../../../tests/support/unit/want';
import { normaliseCurrency } from '../../domain/money/currency';
import { playerOf } from '../../domain/player/playerOf';
import { resolveLang } from '../../domain/player/resolveLang';
import { defaultParentData, type HostUser, type ParentData } from '../../host/parentData';

const turns = async (count = 12): Promise<void> => {
  for (let turn = 0; turn < count; turn++) await Promise.resolve();
};

/** Host and player take their steps; what a reader of the documents would find wrong on the way. */
async function faultsOf(steps: readonly HostStep[]): Promise<string[]> {
  const test = await openTyping({ token: 'p-0', user: { currency: 'MXN', paymentGeo: 'MX', lang: 'en' } });
  const { cashier, change } = test;
  const { deposit, router, handle } = cashier;
  const faults: string[] = [];
  let wanted: Wanted = {
    data: { ...defaultParentData(), ...(plain(handle.parent) as ParentData) },
    owner: '',
  };
  let isPushed = false;
  let player = '';
  /** Somebody else has come and may have to wait for a payment. */
  let isOther = false;
  const isBusy = () => deposit.isSubmitting || router.current().path === '/deposit/complete';
  for (const step of steps) {
    const before = `${cashier.user.currency} ${cashier.user.paymentGeo} ${cashier.parent.host} ${cashier.parent.transport}`;
    const wasSubmitting = deposit.isSubmitting;
    const typed = deposit.amount.text;
    const { currency } = cashier.user;
    if (step.do === 'change') {
      wanted = want(wanted, step.change);
      change(step.change);
    } else if (step.do === 'push') {
      isPushed = true;
      test.transport.push('login.token', step.user);
      await expect.poll(() => handle.parent.user, { timeout: 2_000 }).toMatchObject(step.user);
    } else playPayment(cashier, step.do);
    await turns();
    const after = `${cashier.user.currency} ${cashier.user.paymentGeo} ${cashier.parent.host} ${cashier.parent.transport}`;
    if (wasSubmitting && deposit.isSubmitting && before !== after)
      faults.push(`${after} in place of ${before} while a deposit is made`);
    const isNext = player !== '' && playerOf(wanted.data) !== '' && player !== playerOf(wanted.data);
    player = playerOf(wanted.data) || player;
    isOther ||= isNext;
    const isConverted = cashier.user.currency !== currency;
    if (isConverted || (isOther && !deposit.isSubmitting)) {
      if (deposit.amount.text !== '') faults.push(`${step.do}: what was typed by another, or in ${currency}`);
      deposit.amount.text = '100';
      isOther = false;
    } else if (deposit.amount.text !== typed) faults.push(`${step.do}: what was typed is lost`);
  }
  deposit.isSubmitting = false;
  router.navigate('/deposit', { isReset: true });
  await turns();
  if (isBusy()) faults.push('busy for ever');
  for (const name of Object.keys(wanted.data) as (keyof ParentData)[]) {
    if (name === 'user' && isPushed) continue;
    const [own, shell, host] = [cashier.parent, handle.parent, wanted.data].map(data =>
      // The keeper takes a balance away from another player: its own tests tell when.
      plainText(name === 'user' ? data.user && { ...data.user, balanceData: null } : data[name]),
    );
    if (own !== host) faults.push(`${name}: ${own} in place of ${host}`);
    if (shell !== host) faults.push(`${name} of the shell: ${shell} in place of ${host}`);
  }
  const named = cashier.parent.locale || cashier.parent.user?.lang;
  const told = resolveLang(named);
  if (named && cashier.user.lang !== told) faults.push(`${cashier.user.lang} in place of ${told}`);
  const given: HostUser = wanted.data.user ?? {};
  if (!isPushed && given.currency && cashier.user.currency !== normaliseCurrency(given.currency))
    faults.push(`${cashier.user.currency} in place of ${given.currency}`);
  cashier.dispose();
  return faults;
}

// Languages that are not bundled are asked for at the host.
beforeEach(() => vi.stubGlobal('fetch', async () => new Response('', { status: 404 })));

describe('[HOST-02] [HOST-04] whatever a host sets on a live widget, and whenever', () => {
  it('[USER-09] a payment is not disturbed, nothing typed is lost, and in the end the host has its way', async () => {
    await fc.assert(
      fc.asyncProperty(legalHostSteps, async steps => {
        expect(await faultsOf(steps)).toEqual([]);
      }),
      legalRuns(25, 2_000),
    );
  }, 600_000);
});
