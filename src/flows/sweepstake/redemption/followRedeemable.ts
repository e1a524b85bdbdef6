import { subscribeKey } from 'valtio/utils';
import { subscribe } from 'valtio/vanilla';
import { isSweepCoin, isSweepstakeCoin } from '../../../domain/sweepstake/isSweepstakeCoin';
import { assign } from '../../../lib/assign';
import type { Cashier } from '../../../state/Cashier';
import { pendingEnd } from '../../deposit/pending/pendingEnd';
import { onReturn } from '../../shared/polling/onReturn';
import { askBalances, askUnplayed } from './askRedeemable';
import { shownFailure } from './shownFailure';

export interface RedeemableWatch {
  /** Asks for the balances and the unplayed sum anew; earlier answers are ignored. */
  reload(): void;
  stop(): void;
}

type Ask = (cashier: Cashier, signal: AbortSignal) => Promise<void>;

const ALL: readonly Ask[] = [askBalances, askUnplayed];

/**
 * Keeps the redeemable amount up to date while a screen shows it: asks at once, on each return (`onReturn`), after a
 * refusal, once a package is paid, a redemption has ended or the gold coins have changed and, where it has failed, once
 * the host says something new. A pushed balance of sweep coins counts at once, and the unplayed sum is then asked for
 * again.
 */
export function followRedeemable(cashier: Cashier): RedeemableWatch {
  const { parent, user, deposit, withdrawal, send } = cashier;
  const end = new AbortController();
  let run = new AbortController();

  async function ask(parts: readonly Ask[]): Promise<void> {
    run.abort();
    run = new AbortController();
    const { signal } = run;
    withdrawal.redemption.isAsking = true;
    await Promise.all(parts.map(part => part(cashier, signal)));
    if (!signal.aborted) withdrawal.redemption.isAsking = false;
  }

  const reload = (): void => void ask(ALL);

  // Where both parts fail the player reads of one: the host is told of that one, by the same reference.
  let toldReference = shownFailure(withdrawal.redemption)?.reference;
  const tellShown = (): void => {
    const shown = shownFailure(withdrawal.redemption);
    if (!shown || shown.reference === toldReference) return;
    const { text: message, reference, code } = shown;
    toldReference = reference;
    send({ messageType: 'onDisplayError', message, reference, ...(code !== undefined && { code }) });
  };

  const stops = [
    subscribe(withdrawal.redemption, tellShown),
    subscribeKey(user, 'balance', balance => {
      if (!balance || !isSweepstakeCoin(balance.currency)) return;
      const { redemption } = withdrawal;
      // Balances that are still loading may be older than the push, or newer: all is asked for again.
      let parts = ALL;
      if (isSweepCoin(balance.currency)) {
        if (!redemption.isAsking && redemption.balance !== null) parts = [askUnplayed];
        assign(redemption, { balance: balance.amount, balanceFailure: null });
      }
      void ask(parts);
    }),
    // A package that is paid brings coins, whether or not the push tells them.
    subscribeKey(deposit, 'lastNews', news => news && pendingEnd(news) === 'processed' && reload()),
    subscribeKey(withdrawal, 'refusal', refusal => refusal && reload()),
    // One that was not paid out gives its coins back, whether or not a push tells them.
    subscribeKey(withdrawal, 'ended', reload),
    // Perhaps a new token in place of a refused one (USER-09).
    subscribe(parent, () => {
      if (shownFailure(withdrawal.redemption)) reload();
    }),
  ];
  // The player may have played elsewhere meanwhile.
  onReturn(cashier, end.signal, reload);
  reload();
  return {
    reload,
    stop: () => {
      end.abort();
      run.abort();
      withdrawal.redemption.isAsking = false;
      for (const stop of stops) stop();
    },
  };
}
