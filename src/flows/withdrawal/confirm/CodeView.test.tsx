import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { networkFailure, refusal } from '../../../../tests/support/unit/createFakeTransport';
import { deferred } from '../../../../tests/support/unit/deferred';
import { openCode } from '../../../../tests/support/unit/openCode';
import { settle } from '../../../../tests/support/unit/renderCashier';
import { ConfirmScreen } from './ConfirmScreen';

describe('[WD-02] the code of a withdrawal', () => {
  it('that was wrong is not sent twice as it is: each wrong try counts', async () => {
    const { player, input, sent, cashier } = await openCode();
    await player.type(input, '9999');
    await player.click(screen.getByRole('button', { name: 'Confirm' }));
    await settle();
    // Said at once, and the next code takes its place.
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(cashier.announcer.assertive).toMatch(/^This code is wrong/);
    expect(document.activeElement).toBe(input);
    await player.keyboard('{Enter}');
    await settle();
    expect(sent()).toEqual([{ withdrawalId: 'wd-1', code: '9999' }]);
    await player.clear(input);
    await player.type(input, '9999{Enter}');
    await settle();
    expect(sent()).toHaveLength(2);
  });

  it('[HOST-04] that was wrong says so in the language of now', async () => {
    const { player, input, cashier } = await openCode();
    await player.type(input, '9999{Enter}');
    expect(await screen.findByText(/^This code is wrong/)).toBeTruthy();
    await act(() => cashier.translator.setLocale('es'));
    expect(await screen.findByText(/^Este código/)).toBeTruthy();
    expect(screen.queryByText(/^This code is wrong/)).toBeNull();
  });

  it('that was wrong goes with its error once another is on its way; one that is being typed stays', async () => {
    const { player, input, transport } = await openCode();
    const resend = () => screen.getByRole('button', { name: 'Send a new code' });
    await player.type(input, '9999{Enter}');
    await settle();
    transport.answer('withdrawal-confirm', refusal(429, 'banking.resendTooEarly'));
    await player.click(resend());
    await settle();
    expect(input).toHaveProperty('value', '9999');
    transport.answer('withdrawal-confirm', networkFailure());
    await player.click(resend());
    await settle();
    expect(input).toHaveProperty('value', '9999');
    transport.answer('withdrawal-confirm', { status: 'waiting' });
    await player.click(resend());
    await settle();
    expect(input).toHaveProperty('value', '');
    expect(input.getAttribute('aria-invalid')).toBeNull();
    await player.type(input, '12');
    await player.click(resend());
    await settle();
    expect(input).toHaveProperty('value', '12');
  });

  it('that is edited while it is on its way does not get the “wrong” of the one that was sent', async () => {
    const { player, input, sent, transport } = await openCode();
    const answer = deferred();
    transport.answer('withdrawal-confirm', () => answer.promise);
    await player.type(input, '9999{Enter}');
    await player.type(input, '{Backspace}');
    answer.reject(refusal(400, 'banking.codeWrong'));
    await settle();
    expect(input.getAttribute('aria-invalid')).toBeNull();
    await player.keyboard('8{Enter}');
    expect(sent().map(({ code }) => code)).toEqual(['9999', '9998']);
  });

  it('is sent once, however often it is sent before the screen is drawn anew', async () => {
    const { player, input, sent } = await openCode();
    await player.type(input, '9999');
    const form = input.closest('form');
    act(() => {
      for (let press = 0; press < 3; press++) form?.requestSubmit();
    });
    await settle();
    expect(sent()).toHaveLength(1);
  });

  it.each([' 123456', '123 456', '123-456', '١٢٣٤٥٦', '1234567', 'Your 1st code is G-123456'])(
    'is read whole where it is pasted as %j',
    async text => {
      const { player, input, sent } = await openCode(6);
      await player.click(input);
      await player.paste(text);
      await player.keyboard('{Enter}');
      await settle();
      expect(sent()).toEqual([{ withdrawalId: 'wd-1', code: '123456' }]);
    },
  );

  it('is not said to be on its way before the server has said so, the second time either', async () => {
    const { transport, cashier, player } = await openCode(0, <ConfirmScreen />);
    const resend = async () => player.click(await screen.findByRole('button', { name: 'Send a new code' }));
    const notes = () => screen.queryAllByText('A new code is on its way');
    await resend();
    await vi.waitFor(() => expect(notes()).toHaveLength(1));
    act(() => {
      Object.assign(cashier.withdrawal.current.code ?? {}, { resendAt: 0 });
    });
    transport.answer('withdrawal-confirm', new Promise(() => {}));
    await resend();
    expect(transport.sent('withdrawal-confirm')).toHaveLength(2);
    expect(notes()).toEqual([]);
  });

  it('is asked for, where nothing was typed and its length is not known', async () => {
    const { player, input, sent } = await openCode();
    await player.type(input, '{Enter}');
    await settle();
    expect(sent()).toEqual([]);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByText('Enter the code')).not.toEqual([]);
  });

  it.each([-7, 6.5, 1e21])('[API-06] can be typed and sent where its length is told as %d', async length => {
    const { player, input, sent } = await openCode(length);
    await player.type(input, '123456{Enter}');
    await settle();
    expect(sent()).toEqual([{ withdrawalId: 'wd-1', code: '123456' }]);
  });

  it('is not sent before it is whole, where its length is known', async () => {
    const { player, input, sent } = await openCode(6);
    await player.type(input, '12345{Enter}');
    await settle();
    expect(sent()).toEqual([]);
    expect(screen.getAllByText('The code has 6 characters')).not.toEqual([]);
    await player.type(input, '6{Enter}');
    await settle();
    expect(sent()).toEqual([{ withdrawalId: 'wd-1', code: '123456' }]);
  });

  it('of which the bank has said nothing is not called wrong, and may be sent again as it is', async () => {
    const { player, input, sent, transport } = await openCode();
    transport.answer('withdrawal-confirm', refusal(429, 'banking.slow'));
    await player.type(input, '9999{Enter}');
    await settle();
    expect(input.getAttribute('aria-invalid')).toBeNull();
    await player.type(input, '{Enter}');
    await settle();
    expect(sent()).toHaveLength(2);
  });

  it.each(['canceled', 'accepted'])('is no longer asked for once it is %s elsewhere', async status => {
    const { transport, cashier } = await openCode(0, <ConfirmScreen />);
    transport.answer('withdrawal-status', { status });
    act(() => cashier.router.navigate('/withdrawal/confirm'));
    await settle();
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await vi.waitFor(() => expect(cashier.router.current().path).toBe('/withdrawal/complete'));
    const pages = cashier.router.state.entries.map(({ path }) => path);
    expect(pages).toEqual(['/withdrawal', '/withdrawal/complete']);
  });

  it('can be called off no more once the bank says so: the question goes too', async () => {
    const { player, cashier } = await openCode();
    const { current } = cashier.withdrawal;
    await player.click(screen.getByRole('button', { name: 'Cancel the withdrawal' }));
    expect(screen.getByRole('dialog')).toBeTruthy();
    act(() => void Object.assign(current, { isCancellable: false }));
    await settle();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cancel the withdrawal' })).toBeNull();
  });

  it('need not be typed by a player who calls the withdrawal off instead', async () => {
    const { player, transport, cashier } = await openCode(0, <ConfirmScreen />);
    act(() => cashier.router.navigate('/withdrawal/confirm'));
    transport.answer('withdrawal-cancel', { status: 'canceled' });
    const cancel = { name: 'Cancel the withdrawal' };
    const ask = async () => {
      await player.click(screen.getByRole('button', cancel));
      return within(screen.getByRole('dialog'));
    };
    await player.click((await ask()).getByRole('button', { name: 'Keep it' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    const question = await ask();
    expect(question.getByText(/\$500 will return to your balance/)).toBeTruthy();
    await player.click(question.getByRole('button', cancel));
    await vi.waitFor(() => expect(cashier.router.current().path).toBe('/withdrawal/complete'));
    expect(transport.sent('withdrawal-cancel')).toEqual([{ withdrawalId: 'wd-1' }]);
  });

  it('leaves nothing to call off where the bank says so', async () => {
    const { cashier } = await openCode(0, <ConfirmScreen />);
    act(() => {
      cashier.withdrawal.current.isCancellable = false;
    });
    await vi.waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Cancel the withdrawal' })).toBeNull(),
    );
  });

  it.each([
    ['was one too many', refusal(422, 'banking.codeAttemptsExceeded'), 'canceled'],
    ['was one too many for good', refusal(422, 'banking.codeAttemptsExceeded'), 'mistaked'],
    ['was not answered', networkFailure(), 'canceled'],
    ['was taken unheard', networkFailure(), 'processed'],
  ])('that %s: the status is what the player reads, and no error beside it', async (_, answer, status) => {
    const { player, input, transport, cashier, told } = await openCode(0, <ConfirmScreen />);
    act(() => cashier.router.navigate('/withdrawal/confirm'));
    transport.answer('withdrawal-confirm', answer);
    transport.answer('withdrawal-status', { withdrawalId: 'wd-1', status });
    await player.type(input, '9999{Enter}');
    await vi.waitFor(() => expect(cashier.router.current().path).toBe('/withdrawal/complete'));
    await settle();
    expect(cashier.withdrawal.current.status).toBe(status);
    expect(told('onDisplayError')).toEqual([]);
  });
});
