import { describe, expect, it } from 'vitest';
import { openTyping } from '../../../tests/support/unit/openTyping';
import { settle } from '../../../tests/support/unit/renderCashier';
import { sampleFormField } from '../../../tests/support/unit/samples';
import { USER_DEFAULTS } from '../../spec/userDefaults';
import { applyParentChanges } from './applyParentChanges';

const bonus = (id: number, minDeposit = 10) => ({ id, type: 'deposit', depositBonusData: { minDeposit } });

describe('changes on a live widget', () => {
  it('[HOST-04] [HOST-10] another bonus list replaces the bonuses, and nothing else', async () => {
    const { change, cashier, isUntouched } = await openTyping({ bonusList: [bonus(1)] });
    change({ bonusList: [bonus(2), bonus(3)] });
    expect(cashier.bonuses.list.map(({ id }) => id)).toEqual([2, 3]);
    expect(cashier.bonuses.activeId).toBe('2');
    expect(isUntouched()).toBe(true);
  });

  it('[BON-01] the active one is the given id, else the first; others are not kept', async () => {
    const { change, cashier } = await openTyping();
    change({ bonusId: '3' });
    change({
      bonusList: [
        { id: 9, type: 'cashback' },
        { id: 8, type: 'freespin', freespinBonusData: { minDeposit: 0 } },
        bonus(2),
        { id: 3, type: 'freespin', freespinBonusData: { minDeposit: 5 } },
      ],
    });
    expect(cashier.bonuses.list.map(({ id }) => id)).toEqual([2, 3]);
    expect(cashier.bonuses.activeId).toBe('3');
    change({ bonusId: 'unheard of' });
    expect(cashier.bonuses.activeId).toBe('2');
  });

  it('[BON-01] [HOST-10] what the player has chosen stays while it is offered, until the host names another', async () => {
    const { change, cashier } = await openTyping({ bonusList: [bonus(1), bonus(2)] });
    Object.assign(cashier.bonuses, { activeId: '2', chosenId: '2' });
    change({ bonusList: [bonus(1), bonus(2), bonus(3)] });
    expect(cashier.bonuses.activeId).toBe('2');
    change({ bonusId: '3' });
    expect(cashier.bonuses.activeId).toBe('3');
    Object.assign(cashier.bonuses, { activeId: '2', chosenId: '2' });
    change({ bonusId: '3' });
    expect(cashier.bonuses.activeId).toBe('2');
    Object.assign(cashier.bonuses, { activeId: '2', chosenId: '2' });
    change({ bonusList: [bonus(1)] });
    expect(cashier.bonuses.activeId).toBe('1');
  });

  it('[HOST-04] [USER-09] another player who comes with no user keeps nothing of the one before', async () => {
    const user = { currency: 'EUR', country: 'de', paymentGeo: 'DE' };
    const { change, cashier } = await openTyping({ userId: 'ana', user });
    change({ userId: 'eve', user: null });
    change({ user: { lang: 'es' } });
    const { currency, country, paymentGeo } = USER_DEFAULTS;
    expect(cashier.user).toMatchObject({ currency, country, paymentGeo, lang: 'es' });
  });

  it('[HOST-04] [USER-03] [DEP-04] a platform that the host names later decides who opens a payment page, and the look', async () => {
    const { change, cashier, isUntouched } = await openTyping();
    change({ user: { platform: 'tv' } });
    expect(cashier.user.platform).toBe('desktop');
    change({ user: { platform: 'iOS' } });
    expect(cashier.user.platform).toBe('ios');
    expect(cashier.handle.root.adoptedStyleSheets.length).toBeGreaterThan(0);
    expect(isUntouched()).toBe(true);
  });

  it('[ROUTE-02] a page that says there is nothing to choose is left with its variant; what became of a payment stays', async () => {
    const { change, cashier } = await openTyping({ widgetViewType: 'sweep' });
    const { router } = cashier;
    router.navigate('/empty', { query: { page: 'withdrawal' }, isReplacing: true });
    change({ widgetViewType: 'main' });
    expect(router.current().path).toBe('/withdrawal');
    for (const [index, path] of ['/deposit/complete', '/withdrawal/complete'].entries()) {
      router.navigate(path);
      change({ widgetViewType: index === 0 ? 'sweep' : 'main' });
      expect(router.current().path).toBe(path);
    }
  });

  it.each(['/withdrawal/crypto/convert', '/withdrawal/redirect'])(
    '[ROUTE-02] who withdraws stays at the withdrawals where the other variant lacks %s',
    async path => {
      const { change, cashier } = await openTyping();
      cashier.router.navigate(path);
      change({ widgetViewType: 'sweep' });
      expect(cashier.router.current().path).toBe('/withdrawal');
    },
  );

  it('[ROUTE-02] the user’s own variant counts on a live widget too', async () => {
    const { change, cashier, isUntouched } = await openTyping();
    change({ user: { widgetViewType: 'sweep' } });
    expect(cashier.user.widgetViewType).toBe('sweep');
    expect(isUntouched()).toBe(false);
  });

  it('[ROUTE-02] another variant over another transport: an amount of money is none of coins', async () => {
    const { change, cashier } = await openTyping();
    cashier.withdrawal.amount.text = '50';
    change({ widgetViewType: 'sweep', transport: 'http' });
    expect(cashier.withdrawal.amount.text).toBe('');
  });

  it('[HOST-04] a player whose withdrawals could not be loaded is back at those of their new currency', async () => {
    const { change, cashier } = await openTyping();
    cashier.router.navigate('/error', { query: { backRoute: '/withdrawal' }, isReplacing: true });
    change({ user: { currency: 'BRL' } });
    expect(cashier.router.current().path).toBe('/withdrawal');
  });

  it('[ROUTE-10] [USER-09] a change that brings no other token leaves the error page where it is', async () => {
    const { change, cashier } = await openTyping({ user: { token: 'a' } });
    cashier.router.navigate('/error', { query: { backRoute: '/withdrawal' } });
    change({ theme: 'dark' });
    expect(cashier.router.current().path).toBe('/error');
  });

  it('[HOST-04] a change that asks for the methods anew leaves who withdraws at the withdrawals, and another player starts anew', async () => {
    const { change, cashier } = await openTyping({ userId: '1' });
    const { router } = cashier;
    for (const one of [
      { user: { currency: 'BRL' } },
      { transport: 'http' },
      { host: 'https://other.test' },
    ] as const) {
      router.navigate('/withdrawal/redirect');
      change(one);
      expect(router.current().path).toBe('/withdrawal');
      expect(router.back()).toBe(false);
    }
    change({ userId: '2' });
    expect(router.current().path).toBe('/deposit');
  });

  it('[HOST-03] a broken bonus is reported by its place, and the others stay', async () => {
    const { change, cashier, told } = await openTyping();
    change({ bonusList: [bonus(1), { type: 'deposit', id: { canary: 1 } }, 'canary'] });
    expect(cashier.bonuses.list.map(({ id }) => id)).toEqual([1]);
    expect(told('Error').map(({ message, field }) => [message, field])).toEqual([
      [expect.stringMatching(/^Incorrect data from host: bonusList\.1: /), 'bonusList'],
      [expect.stringMatching(/^Incorrect data from host: bonusList\.2: /), 'bonusList'],
    ]);
    expect(JSON.stringify(told('Error'))).not.toContain('canary');
  });

  it('[HOST-04] [USER-09] a balance told just before another player comes is not theirs', async () => {
    const { cashier } = await openTyping({ user: { id: 'ana' } });
    const balanceData = { primary: { amount: 7, currency: 'MXN' } };
    const steps = [{ user: { balanceData } }, { user: { id: 'eve' } }];
    for (const step of steps) cashier.handle.keeper.give(step);
    applyParentChanges(cashier, ...steps);
    expect(cashier.user.balance).toBeNull();
  });

  it.each([
    { schema: { theme: 'dark' } },
    { closingButton: false },
    { theme: 'dark' as const },
    { pwa: true },
    { config: { dir: 'rtl' as const } },
  ])('[HOST-04] %j applies without a remount', async changes => {
    const { change, cashier, transports, isUntouched } = await openTyping();
    change(changes);
    expect(cashier.parent).toMatchObject(changes);
    expect(transports).toHaveLength(1);
    expect(isUntouched()).toBe(true);
  });

  it.each([{ host: 'https://other.test' }, { transport: 'http' as const }])(
    '[HOST-04] %j connects anew and loads the methods anew',
    async changes => {
      const { change, cashier, transports } = await openTyping();
      change(changes);
      expect(transports).toHaveLength(2);
      expect(transports[0]).toMatchObject({ isClosed: true, listenerCount: 0 });
      expect(transports[1]).toMatchObject({ isClosed: false, listenerCount: 2 });
      expect(cashier.methods).toMatchObject({ status: 'idle', list: [], selectedCountry: '' });
      expect(cashier.deposit).toMatchObject({ method: null, amount: { text: '100' } });
      expect(cashier.router.current().path).toBe('/deposit');
    },
  );

  it('[HOST-04] [FORM-13] amounts typed in another currency are not taken for this one’s; in the same one they stay', async () => {
    const { change, cashier, transport } = await openTyping({ user: { currency: 'MXN' } });
    const { deposit, withdrawal } = cashier;
    const amounts = () => [deposit, withdrawal].flatMap(({ amount }) => [amount.text, amount.chip]);
    const type = () => {
      Object.assign(deposit.amount, { text: '100', chip: 100 });
      Object.assign(withdrawal.amount, { text: '70', chip: 70 });
    };
    type();
    change({ user: { currency: 'MXN', paymentGeo: 'DE' } });
    expect(amounts()).toEqual(['100', 100, '70', 70]);
    change({ user: { currency: 'USD' } });
    expect(amounts()).toEqual(['', null, '', null]);
    type();
    transport.push('login.token', { currency: 'EUR' });
    await expect.poll(amounts).toEqual(['', null, '', null]);
    type();
    change({ widgetViewType: 'sweep' });
    expect(amounts()).toEqual(['100', 100, '', null]);
  });

  it.each([{ transport: 'http' as const }, { user: { currency: 'EUR' } }])(
    '[DEP-03] after %j nothing is asked for of the deposit before, and the state names none',
    async changes => {
      const { change, cashier } = await openTyping();
      Object.assign(cashier.deposit, { depositId: 'd-2', extraFields: [sampleFormField()] });
      change(changes);
      expect(cashier.deposit).toMatchObject({ method: null, depositId: null, extraFields: [] });
    },
  );

  it('[HOST-04] another bank by another transport opens one connection', async () => {
    const { change, transports } = await openTyping();
    change({ host: 'https://other.test', transport: 'http' });
    expect(transports.map(({ isClosed }) => isClosed)).toEqual([true, false]);
  });

  it.each([{ currency: 'EUR' }, { paymentGeo: 'DE' }])(
    '[HOST-04] the user’s %j loads the methods anew',
    async user => {
      const { change, cashier, transports } = await openTyping();
      change({ user });
      expect(cashier.user).toMatchObject(user);
      expect(cashier.methods.status).toBe('idle');
      expect(transports).toHaveLength(1);
    },
  );

  it('[HOST-04] the same user again, or another balance, disturbs nobody', async () => {
    const { change, cashier, isUntouched } = await openTyping();
    change({
      user: { currency: 'MXN', paymentGeo: 'MX', balanceData: { primary: { amount: 7, currency: 'MXN' } } },
    });
    expect(cashier.user.balance).toEqual({ amount: 7, currency: 'MXN' });
    expect(isUntouched()).toBe(true);
  });

  it('[HOST-04] [HOST-08] a host that says the same once more connects nothing and reloads nothing', async () => {
    const { change, transports, isUntouched } = await openTyping({ host: 'https://bank.test' });
    change({ host: 'https://bank.test', transport: 'socket', user: { currency: 'MXN' } });
    expect(transports).toHaveLength(1);
    expect(isUntouched()).toBe(true);
  });

  it.each([
    ['https://bank.test', 'https://bank.test/'],
    ['https://bank.test/', 'https://bank.test'],
  ])('[HOST-04] [DEP-09] %j is the bank of %j: nothing is forgotten', async (host, spelling) => {
    const { change, cashier, transports, isUntouched } = await openTyping({ host, userId: 'ana' });
    change({ host: spelling });
    expect(transports).toHaveLength(1);
    expect(isUntouched()).toBe(true);
    expect([cashier.parent.host, cashier.handle.parent.host]).toEqual([host, host]);
  });

  it('[HOST-04] [DEP-09] it is the first bank too where another one was named while a deposit was made', async () => {
    const { change, cashier, transports } = await openTyping({ host: 'https://bank.test' });
    cashier.deposit.isSubmitting = true;
    change({ host: 'https://other.test' });
    change({ host: 'https://bank.test/' });
    cashier.deposit.isSubmitting = false;
    await settle();
    expect([cashier.parent.host, cashier.handle.parent.host]).toEqual([
      'https://bank.test',
      'https://bank.test',
    ]);
    expect(transports).toHaveLength(1);
  });

  it('[USER-04] a currency set later is normalised too', async () => {
    const { change, cashier } = await openTyping();
    change({ user: { currency: 'QGC' } });
    expect(cashier.user.currency).toBe('QSC');
  });

  it('[HOST-04] keeps the host’s own objects, so that nothing of them is watched or changed', async () => {
    const { change, cashier } = await openTyping();
    const schema = { variables: { '--cashier-accent': 'red' } };
    change({ schema });
    expect(cashier.parent.schema).toBe(schema);
  });
});
