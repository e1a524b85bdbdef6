import { createCashier, type RunningCashier } from '../../src/app/createCashier';
import { tokenOf } from '../../src/domain/player/tokenOf';
import { openTransport } from '../../src/element/openTransport';
import { transportSettings } from '../../src/element/transportSettings';
import { type DepositStage, depositStage } from '../../src/flows/deposit/complete/depositView';
import { followTransaction } from '../../src/flows/deposit/complete/followTransaction';
import { type WithdrawalStage, withdrawalStage } from '../../src/flows/withdrawal/complete/withdrawalView';
import { followWithdrawal } from '../../src/flows/withdrawal/follow/followWithdrawal';
import { defaultParentData } from '../../src/host/parentData';
import { followP2P } from '../../src/methods/p2p/order/followP2P';
import { P2P_PATHS } from '../../src/methods/p2p/p2pPaths';
import type { StartUser } from '../../src/state/CashierHandle';
import type { TransportRequest } from '../../src/transport/Transport';
import { sampleHandle } from '../support/unit/sampleHandle';

interface PlayerOptions {
  /** Where the banking server seems to be: the proxy before it. */
  host: string;
  token: string;
  user: StartUser;
  transport: 'http' | 'socket';
  /** Called right before a call goes onto the wire. */
  onRequest(request: TransportRequest): void;
}

/** What the player is told: the stage of a status screen, or where else they are. */
export type View =
  | 'form'
  | 'busy'
  | 'failed'
  | 'redirect'
  | 'invoice'
  | 'error'
  | DepositStage
  | WithdrawalStage;

/** One widget as a player has it in front of them, without its pixels: real stores, flows and network. */
export interface Player {
  readonly cashier: RunningCashier;
  view(): View;
  dispose(): void;
}

export async function createPlayer({
  host,
  token,
  user,
  transport,
  onRequest,
}: PlayerOptions): Promise<Player> {
  const element = document.createElement('div');
  const parent = { ...defaultParentData(), host, token, transport, userId: String(user.id) };
  let hasFailed = false;
  let stopFollowing: (() => void) | null = null;
  let followed = '';
  const cashier: RunningCashier = createCashier(
    sampleHandle({
      element,
      parent,
      user,
      send: message => {
        if (message.messageType === 'onDisplayError') hasFailed = true;
        if (message.messageType === 'onRoute') setTimeout(follow, 0);
      },
      openTransport: () => {
        const opened = openTransport({
          kind: transport,
          settings: transportSettings(parent, user, () => tokenOf(parent)),
          send: () => {},
          onTokenRefused: () => {},
        });
        return {
          ...opened,
          request: request => {
            onRequest(request);
            return opened.request(request);
          },
        };
      },
    }),
  );
  await Promise.all([cashier.translator.complete(), cashier.loadKinds()]);

  // As the status screens do while they are shown.
  function follow(): void {
    const { path } = cashier.router.current();
    if (path === followed || cashier.signal.aborted) return;
    stopFollowing?.();
    followed = path;
    if (path === '/deposit/complete') stopFollowing = followTransaction(cashier);
    else if (path === P2P_PATHS.invoice) stopFollowing = followP2P(cashier);
    else if (path === '/withdrawal/complete') stopFollowing = followWithdrawal(cashier);
    else stopFollowing = null;
  }

  return {
    cashier,
    view: () => {
      const { path } = cashier.router.current();
      if (path === '/deposit/complete') return depositStage(cashier.transaction);
      if (path === '/withdrawal/complete') return withdrawalStage(cashier.withdrawal.current);
      if (path === '/form') return 'redirect';
      if (path === P2P_PATHS.invoice) return 'invoice';
      if (path === '/error') return 'error';
      if (cashier.deposit.isSubmitting || cashier.withdrawal.isSubmitting) {
        hasFailed = false;
        return 'busy';
      }
      return hasFailed ? 'failed' : 'form';
    },
    dispose: () => {
      stopFollowing?.();
      cashier.dispose();
    },
  };
}
