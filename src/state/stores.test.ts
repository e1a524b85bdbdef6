import { describe, expect, it } from 'vitest';
import { testUser as user } from '../../tests/support/unit/createTestCashier';
import { announce, createAnnouncerState } from './createAnnouncerState';
import { createBonusesState } from './createBonusesState';
import { createDepositState } from './createDepositState';
import { createMethodsState } from './createMethodsState';
import { addNotification, createNotificationsState, removeNotification } from './createNotificationsState';
import { createTimingsState } from './createTimingsState';
import { createTransactionState } from './createTransactionState';
import { createUserState } from './createUserState';
import { createWithdrawalState } from './createWithdrawalState';

describe('the stores', () => {
  const factories = {
    createAnnouncerState,
    createBonusesState,
    createDepositState,
    createMethodsState,
    createNotificationsState,
    createTimingsState,
    createTransactionState,
    createUserState: () => createUserState(user),
    createWithdrawalState,
  };

  it.each(Object.entries(factories))(
    '[HOST-01] %s gives each widget its own, lists included',
    (_, create) => {
      const first: Record<string, unknown> = { ...create() };
      const second: Record<string, unknown> = { ...create() };
      expect(second).toEqual(first);
      for (const [key, value] of Object.entries(first)) {
        if (typeof value === 'object' && value !== null) expect(second[key]).not.toBe(value);
      }
    },
  );
});

describe('[ERR-03] notifications', () => {
  it('are kept in a list and removed by id', () => {
    const state = createNotificationsState();
    const first = addNotification(state, { content: 'First' });
    const second = addNotification(state, { content: 'Second', title: 'Error', reference: 'r' });
    expect(state.list).toEqual([
      { id: first, content: 'First' },
      { id: second, content: 'Second', title: 'Error', reference: 'r' },
    ]);
    removeNotification(state, first);
    removeNotification(state, first);
    removeNotification(state, 99);
    expect(state.list.map(({ id }) => id)).toEqual([second]);
  });

  it('say the same once while it stands, and again when it is gone', () => {
    const state = createNotificationsState();
    const id = addNotification(state, { content: 'Same' });
    addNotification(state, { content: 'Same' });
    expect(state.list).toHaveLength(1);
    removeNotification(state, id);
    addNotification(state, { content: 'Same' });
    expect(state.list).toHaveLength(1);
  });
});

describe('[BON-01] bonuses', () => {
  it('are selected at first, with none active', () => {
    expect(createBonusesState()).toEqual({
      list: [],
      activeId: null,
      chosenId: null,
      isSelected: true,
      isCryptoSelected: true,
    });
  });
});

describe('the announcer', () => {
  it('[FORM-03] says the same words twice in a way that a screen reader notices', () => {
    const state = createAnnouncerState();
    announce(state, 'Wrong', 'assertive');
    const first = state.assertive;
    announce(state, 'Wrong', 'assertive');
    expect(first).toBe('Wrong');
    expect(state.assertive).not.toBe(first);
    expect(state.assertive.trim()).toBe('Wrong');
    expect(state.polite).toBe('');
  });
});

describe('the user', () => {
  it('[USER-01] has the primary balance that the host gave', () => {
    const balanceData = { primary: { amount: 12.5, currency: 'MXN' } };
    expect(createUserState({ ...user, balanceData }).balance).toEqual({ amount: 12.5, currency: 'MXN' });
  });
});
