import type { RunningCashier } from '../../../../src/app/createCashier';
import type { CashierElement } from '../../../../src/element/CashierElement';
import type { ParentData } from '../../../../src/host/parentData';
import type { Player, PlayerStep } from '../../../corpora/legal/legalPlayers';
import { isBusy, type Line, made, settle } from '../bareApp';
import { playPayment } from '../playPayment';
import { EMBEDDING_ORIGIN, stubEmbedding } from '../stubEmbedding';
import { createFacts } from './playerFacts';
import { addUser, NOBODY, type Said } from './Said';

type Pieces = Partial<Pick<ParentData, 'userId' | 'token' | 'user'>>;

const ORDERS = [
  ['userId', 'token', 'user'],
  ['userId', 'user', 'token'],
  ['token', 'userId', 'user'],
  ['token', 'user', 'userId'],
  ['user', 'userId', 'token'],
  ['user', 'token', 'userId'],
] as const;

/** What waits for a payment's end is another rule's. */
export const WAITING: readonly string[] = ['currency', 'paymentGeo', 'balanceData'];

export type PlayerWorld = ReturnType<typeof createPlayerWorld>;

/** A widget, a host that knows whom it means, and what it and the bank have said. */
export function createPlayerWorld(isFramed: boolean) {
  const element = document.createElement('cashier-widget') as CashierElement;
  const facts = createFacts();
  const embedding = isFramed ? stubEmbedding(() => say(piecesOf(world.said))) : null;
  const say = (payload: object) => embedding?.say({ type: 'loaded', payload });
  Object.assign(
    element,
    isFramed ? { mode: 'iframe', hostOrigins: [EMBEDDING_ORIGIN] } : { mode: 'element' },
  );

  const world = {
    element,
    facts,
    said: { ...NOBODY },
    /** Whom the widget still serves, as their payment is being made. */
    served: null as Said | null,
    typed: null as { by: Player; currency: string } | null,
    isConnected: false,
    /** The host has just spoken. */
    isChanging: false,
    /** Whom the connection is for. */
    online: null as Player | null,
    line: undefined as Line | undefined,
    /** Who has called over a connection. */
    callers: new Map<Line, Set<Player>>(),

    running(): RunningCashier | undefined {
      const cashier = world.isConnected ? made.cashiers.at(-1) : undefined;
      return cashier?.signal.aborted === false ? cashier : undefined;
    },
    isSubmitting: () => world.running()?.deposit.isSubmitting === true,
    connect(): void {
      world.isConnected = true;
      document.body.append(element);
    },
    /** Pushes over the connection that is open. */
    push: (type: string, data: object) => made.lines.at(-1)?.transport.push(type, data),

    /** The host says one thing of the widget. */
    set(fields: Partial<ParentData>): void {
      if (!isFramed) Object.assign(element, fields);
      else if (world.isConnected) say(fields);
    },
    async give(pieces: Pieces, order = 0, isApart = false): Promise<void> {
      // A message says all at once.
      if (isFramed && !isApart) {
        world.set(pieces);
        return;
      }
      for (const name of (ORDERS[order] ?? ORDERS[0]).filter(one => one in pieces)) {
        world.set({ [name]: pieces[name] });
        if (isApart) await settle();
      }
    },
    again: () => world.give(piecesOf(world.said)),

    pay(what: string): void {
      const cashier = world.running();
      if (!cashier) return;
      playPayment(cashier, what);
      if (!world.isSubmitting()) world.served = null;
    },

    async signOut(order: number, isApart: boolean): Promise<void> {
      // A host waits for the payment of whom it signs out.
      world.pay('fail');
      world.pay('leave');
      world.said = { ...NOBODY };
      world.online = null;
      await world.give({ userId: '', token: '', user: null }, order, isApart);
      await settle();
    },

    async arrive(step: PlayerStep & { do: 'switch' | 'signIn' }): Promise<void> {
      const { player, isTokenOfUser } = step;
      const isSwitch = step.do === 'switch';
      const { naming } = step;
      // Before the start a first `userId` is that of the user who is there.
      const isFirstId = !world.running() && world.said.userId === '' && naming === 'userId';
      const isDirect =
        isSwitch && world.said.player !== null && world.said.isNamed && naming !== 'none' && !isFirstId;
      if (world.said.player === player && isDirect) return;
      if (!isDirect && world.said.player !== null) await world.signOut(step.order, false);
      // Before the start a `userId` that is taken back after its user outranks the user's own id until then.
      const order = isDirect && !world.running() ? 0 : step.order;
      // Of two players in one task nobody can tell whose a user between their ids is.
      if (isDirect) await settle();
      if (isDirect && world.isSubmitting()) world.served ??= world.said;
      world.typed = null;
      const before = world.said;
      const ofUser = step.facts.filter(fact => fact !== 'token');
      const user = facts.userOf(ofUser, player, NOBODY);
      const token = facts.tokenOf(player);
      if (isTokenOfUser) user['token'] = token;
      if (naming === 'user.id') user['id'] = player;
      const named = {
        player,
        isNamed: naming !== 'none',
        userId: naming === 'userId' ? player : '',
        token: isTokenOfUser ? '' : token,
      };
      world.said = addUser({ ...NOBODY, ...named }, user);
      const pieces: Pieces = { user };
      if (named.userId || before.userId) pieces.userId = named.userId;
      if (named.token || before.token) pieces.token = named.token;
      // A user that is said apart is of whoever was named by then.
      const isNamedFirst = naming === 'userId' && order < 2;
      await world.give(pieces, order, step.isApart && (!isDirect || isNamedFirst));
    },

    /** What the bank says over the connection of whoever is served. */
    hear(step: PlayerStep & { do: 'say' | 'push' }): void {
      const whom = world.served ?? world.said;
      const cashier = world.running();
      if (!cashier || !whom.player) return;
      const told = step.facts.filter(fact => !(isBusy(cashier) && WAITING.includes(fact)));
      const user = facts.userOf(told, whom.player, whom);
      if (step.isNamed) user['id'] = whom.player;
      const next = { ...addUser(whom, user), isNamed: whom.isNamed || step.isNamed };
      world.push('login.token', user);
      if (world.served) world.served = next;
      else world.said = next;
    },
  };
  return world;
}

function piecesOf({ userId, token, user }: Said): Pieces {
  return { userId, token, user: user && { ...user } };
}
