import { describe, expect, it, vi } from 'vitest';
import { networkFailure, refusal } from '../../../../tests/support/unit/createFakeTransport';
import { deferred } from '../../../../tests/support/unit/deferred';
import { CREATE, created, openSubmit as open, setUpBrowser } from '../../../../tests/support/unit/openSubmit';
import { SAMPLE_PAN, sampleCard, sampleMethod, samplePackage } from '../../../../tests/support/unit/samples';
import { openPendingDeposit } from '../pending/openPendingDeposit';
import { pendingDeposits } from '../pending/pendingList';

const browser = setUpBrowser();

describe('submitting a deposit', () => {
  it('[DEP-01] creates it, tells of it, and leads on', async () => {
    const { submit, done, told, path, cashier, transport } = await open(created());
    cashier.router.navigate('/deposit/redirect');
    submit();
    expect(cashier.deposit.isSubmitting).toBe(true);
    await done();
    expect(told('Metric')).toEqual([
      { messageType: 'Metric', name: CREATE, status: 'ok', paymentMethod: 'mercado_pago' },
    ]);
    expect(path()).toBe('/deposit/complete');
    expect(cashier.router.state.entries.map(entry => entry.path)).toEqual(['/deposit', '/deposit/complete']);
    expect(browser.popUp.close).toHaveBeenCalled();
    expect(cashier.transaction).toMatchObject({
      depositId: 'd-1',
      requestId: transport.sent(CREATE)[0]?.requestId,
      isConfirmed: true,
      status: 'waiting',
      amount: 100,
      currency: 'MXN',
      answer: { depositId: 'd-1' },
      path: '/deposit/complete',
    });
  });

  it('[DEP-05] what comes next is of its own method, whichever the player has chosen meanwhile', async () => {
    const answer = deferred();
    const { submit, done, cashier } = await open(() => answer.promise);
    submit();
    cashier.deposit.method = sampleCard();
    answer.resolve(created({ data: { unifiedFlow: { fields: [] } } }));
    await done();
    expect(cashier.deposit.method?.name).toBe('mercado_pago');
  });

  it.each<[string, unknown]>([
    ['is made', created({ data: { card: { number: SAMPLE_PAN } } })],
    ['is found, as its answer was lost', networkFailure()],
  ])(
    '[DEP-05] [DEP-09] where one %s, a player who has gone to the withdrawals stays there, is told, and finds it on the list',
    async (_, late) => {
      const answer = deferred();
      const { submit, done, path, cashier, told, transport } = await open(() => answer.promise);
      transport.answer('deposit-status', { depositId: 'd-1', status: 'waiting' });
      submit();
      await vi.waitFor(() => expect(transport.sent(CREATE)).toHaveLength(1));
      cashier.router.navigate('/withdrawal', { isReset: true });
      if (late instanceof Error) answer.reject(late);
      else answer.resolve(late);
      await done();
      expect(path()).toBe('/withdrawal');
      expect(told('onCreateTransaction')).toMatchObject([{ depositId: 'd-1' }]);
      expect(cashier.notifications.list).toMatchObject([{ reference: 'd-1', isNews: true }]);
      const [kept] = pendingDeposits(cashier);
      expect(kept).toMatchObject({ depositId: 'd-1' });
      if (late instanceof Error || !kept) return;
      cashier.router.navigate('/deposit', { isReset: true });
      await openPendingDeposit(cashier, kept);
      expect(path()).toBe('/deposit/host-to-host');
      expect(cashier.transaction.answer?.data?.card?.number).toBe(SAMPLE_PAN);
    },
  );

  it('[FORM-13] what is typed while it is made, for another one, is still there afterwards', async () => {
    const answer = deferred();
    const { submit, done, cashier } = await open(() => answer.promise);
    const { deposit } = cashier;
    const type = (method: string) =>
      deposit.typed.forms.set(method, { depositId: null, asked: [], values: { phone: '5' } });
    const forms = () => [...deposit.typed.forms.keys()];
    Object.assign(deposit.amount, { text: '100', chip: 100 });
    type('mercado_pago');
    submit();
    deposit.method = sampleCard();
    type(sampleCard().name);
    answer.resolve(created());
    await done();
    expect(deposit.amount.text).toBe('100');
    expect(forms()).toEqual([sampleCard().name]);
    deposit.method = sampleMethod();
    type('mercado_pago');
    submit();
    await done();
    expect(deposit.amount).toEqual({ text: '', chip: null });
    expect(forms()).toEqual([sampleCard().name]);
  });

  it.each([
    ['leads where the flow says', { upiId: 'shop@bank' }, '/deposit/redirect/eazype'],
    ['is followed on the status where that page had nothing to show', {}, '/deposit/complete'],
  ])('[DEP-05] an answer without a page of its own %s', async (_, data, next) => {
    const { submit, done, cashier } = await open(created({ source: 'https://bank.example/pay', data }));
    submit({ nextRoute: '/deposit/redirect/eazype' });
    await done();
    expect(cashier.transaction.path).toBe(next);
  });

  it.each([
    ['names it', created()],
    ['does not name it', { apiResponse: { pageId: 'other' } }],
  ])('[DEP-14] a further step is of the deposit that exists, where its answer %s', async (_, answer) => {
    const { submit, done, told, cashier, transport } = await open(answer);
    submit({ depositId: 'd-1', bonusId: '7' });
    await done();
    expect(transport.sent(CREATE)).toMatchObject([{ depositId: 'd-1', bonusId: '7' }]);
    expect(told('onCreateTransaction')).toEqual([]);
    expect(cashier.transaction).toMatchObject({ depositId: 'd-1', bonusId: '7' });
  });

  it('[SWP-01] without a package nothing is created in the sweepstake, and the player is back at them', async () => {
    const { submit, transport, told, path, cashier } = await open(created(), {
      parent: { widgetViewType: 'sweep' },
    });
    cashier.router.navigate('/deposit/select-method');
    submit();
    expect(cashier.deposit.isSubmitting).toBe(false);
    expect(told('Error')).toMatchObject([{ message: 'No sweepstake box selected for sweepstake deposit' }]);
    expect(cashier.notifications.list).toMatchObject([{ content: 'Select a coin package first' }]);
    expect(path()).toBe('/deposit');
    expect(transport.calls.map(call => call.path)).not.toContain('deposit-create-sweepstake');
  });

  it('[SWP-01] [ROUTE-02] a package is paid in its own currency, without the host’s bonus, and leads to the address', async () => {
    const answer = created({
      pageId: 'pix',
      data: { wallet: { address: 'a', network: 'TRON', currency: 'USDT' } },
    });
    const { submit, done, path, transport, cashier } = await open(undefined, {
      parent: { widgetViewType: 'sweep', bonusList: [{ id: 7, type: 'deposit' }] },
      answers: { 'deposit-create-sweepstake': answer },
    });
    submit({ box: samplePackage({ id: 5, price: 100 }) });
    await done();
    const [sent] = transport.sent('deposit-create-sweepstake');
    expect(sent).toMatchObject({ boxId: 5, currency: 'USD', isActivatedBonus: false });
    expect(sent).not.toHaveProperty('bonusId');
    expect(path()).toBe('/deposit/crypto/address');
    expect(cashier.transaction).toMatchObject({ currency: 'USD', box: { id: 5 } });
  });

  it('[DEP-14] tells the host of the transaction after each creation', async () => {
    const { submit, done, told } = await open(created());
    submit();
    await done();
    expect(told('onCreateTransaction')).toEqual([
      {
        messageType: 'onCreateTransaction',
        depositId: 'd-1',
        paymentMethod: 'mercado_pago',
        amount: 100,
        currency: 'MXN',
      },
    ]);
  });

  it('[DEP-01] fifty fast clicks create one deposit', async () => {
    const { submit, done, transport } = await open(created());
    for (let click = 0; click < 50; click++) submit();
    await done();
    expect(transport.sent(CREATE)).toHaveLength(1);
    expect(browser.popUp.open).toHaveBeenCalledOnce();
  });

  it('[DEP-02] [METH-05] sends the payload of the contract, and nothing else', async () => {
    const { submit, done, transport, cashier } = await open(created(), {
      parent: {
        host: 'https://bank.test',
        bonusList: [{ id: 7, type: 'deposit', depositBonusData: { minDeposit: 50 } }],
      },
    });
    cashier.methods.selectedCountry = 'BR';
    cashier.deposit.amount.chip = 100;
    submit({ fields: { holder: 'A HOLDER' } });
    await done();
    expect(transport.sent(CREATE)).toEqual([
      {
        requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        amount: 100,
        currency: 'MXN',
        fields: { holder: 'A HOLDER' },
        isActivatedBonus: true,
        bonusId: '7',
        paymentSessionId: 'session-1',
        paymentType: 'mercado_pago',
        returnUrl: 'https://bank.test',
        selectedCountry: 'BR',
        metadata: { isFromChip: true },
        abTestGroup: 'group_a',
      },
    ]);
  });

  it('[DEP-02] returns to the configured site where the parent has no host', async () => {
    const { submit, done, transport } = await open(created(), {
      parent: { config: { returnUrl: 'https://main.test' } },
    });
    submit();
    await done();
    expect(transport.sent(CREATE)[0]).toMatchObject({ returnUrl: 'https://main.test' });
  });

  it('[DEP-02] [FORM-11] says that an amount was typed where no chip is chosen', async () => {
    const { submit, done, transport } = await open(created());
    submit();
    await done();
    expect(transport.sent(CREATE)[0]).toMatchObject({ metadata: { isFromChip: false } });
  });

  it.each([
    ['is below its minimum', { amount: 49 }],
    ['is by a method without bonuses', { method: sampleMethod({ name: 'yamoney_h2h' }) }],
  ])('[BON-01] the bonus is not used where the deposit %s', async (_, given) => {
    const bonusList = [{ id: 7, type: 'deposit', depositBonusData: { minDeposit: 50 } }];
    const { submit, done, transport } = await open(created(), { parent: { bonusList } });
    submit(given);
    await done();
    expect(transport.sent(CREATE)[0]).toMatchObject({ isActivatedBonus: false });
    expect(transport.sent(CREATE)[0]).not.toHaveProperty('bonusId');
  });

  it('[DEP-08] starts the payment session once', async () => {
    const { submit, done, transport } = await open(created());
    for (let time = 0; time < 3; time++) {
      submit();
      await done();
    }
    expect(transport.sent('session-start')).toEqual([
      { amount: 100, currency: 'MXN', pendingGroup: 'e-money' },
    ]);
    expect(transport.sent(CREATE).map(({ paymentSessionId }) => paymentSessionId)).toEqual([
      'session-1',
      'session-1',
      'session-1',
    ]);
  });

  it.each([
    // The transport tells of it.
    ['is refused', refusal(500), 0],
    ['is lost', networkFailure(), 1],
    ['has no id', { payment_session_id: '' }, 0],
  ])('[DEP-08] where the session %s a deposit can be made all the same', async (_, answer, reports) => {
    const { submit, done, transport, told, path } = await open(created(), {
      answers: { 'session-start': answer },
    });
    submit();
    await done();
    expect(path()).toBe('/deposit/complete');
    expect(transport.sent(CREATE)[0]).not.toHaveProperty('paymentSessionId');
    expect(told('Error')).toHaveLength(reports);
  });

  it('[DEP-08] a session that does not come holds the deposit for 10 s: it is made without, and the host is told', async () => {
    vi.useFakeTimers();
    const { submit, transport, told, path } = await open(created(), {
      answers: { 'session-start': () => new Promise(() => {}) },
    });
    submit();
    await vi.advanceTimersByTimeAsync(9_999);
    expect(transport.sent(CREATE)).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(path()).toBe('/deposit/complete');
    expect(transport.sent(CREATE)[0]).not.toHaveProperty('paymentSessionId');
    expect(transport.calls[0]).toMatchObject({ path: 'session-start', signal: { aborted: true } });
    expect(told('Error')).toMatchObject([{ message: 'Request timeout' }]);
  });
});

describe('[RUM-01] what was typed', () => {
  it('reaches deposit-create alone', async () => {
    vi.useFakeTimers();
    const { submit, transport, messages } = await open(refusal(500), {
      answers: { 'deposit-status': refusal(404, 'banking.depositUnknown') },
    });
    submit({ method: sampleCard(), fields: { card_number: SAMPLE_PAN } });
    await vi.advanceTimersByTimeAsync(2_000);
    const others = transport.calls.filter(({ path }) => path !== CREATE);
    expect(others.length).toBeGreaterThan(1);
    expect(JSON.stringify([messages, others])).not.toContain(SAMPLE_PAN);
  });
});
