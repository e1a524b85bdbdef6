import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { networkFailure, refusal } from '../../../../tests/support/unit/createFakeTransport';
import { openCode } from '../../../../tests/support/unit/openCode';
import { settle } from '../../../../tests/support/unit/renderCashier';
import { CodeView } from './CodeView';
import { ConfirmScreen } from './ConfirmScreen';

describe('[WD-02] another code of a withdrawal', () => {
  it('is asked for anew once, however often the button is pressed', async () => {
    const { sent } = await openCode();
    const button = screen.getByRole('button', { name: 'Send a new code' });
    button.click();
    button.click();
    await settle();
    expect(sent()).toEqual([{ withdrawalId: 'wd-1', resend: true }]);
  });

  it('is not promised anew where the server sends no more', async () => {
    const { player, transport, cashier } = await openCode(0, <ConfirmScreen />);
    transport.answer('withdrawal-confirm', refusal(422, 'banking.resendLimit'));
    await player.click(screen.getByRole('button', { name: 'Send a new code' }));
    expect(await screen.findByText(/No more codes can be sent/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /new code/i })).toBeNull();
    // In another language neither.
    await act(() => cashier.translator.setLocale('es'));
    expect(screen.getByText(/No se pueden enviar más códigos/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /nuevo código|código nuevo/i })).toBeNull();
  });

  it.each([
    ['the server has named', 90, 90],
    ['is usual, where it has named none', undefined, 30],
  ])('is offered anew after the wait that %s', async (_, resendAfter, seconds) => {
    const { player, cashier } = await openCode(0, <ConfirmScreen />);
    act(() => {
      Object.assign(cashier.withdrawal.current, { code: { length: 0, resendAt: 0, resendAfter } });
    });
    await player.click(screen.getByRole('button', { name: 'Send a new code' }));
    const waiting = await screen.findByRole('button', { name: `New code in ${seconds} seconds` });
    expect(waiting.getAttribute('aria-disabled')).toBe('true');
  });

  it('is waited for without a word each second to whoever is on its button, and its clock is seen', async () => {
    vi.useFakeTimers({ now: Date.now(), toFake: ['Date', 'performance', 'setInterval', 'clearInterval'] });
    try {
      await openCode(0, <CodeView length={0} resendAt={Date.now() + 62_000} />);
      const names: string[] = [];
      for (let second = 0; second < 62; second += 1) {
        const [button] = screen.queryAllByRole('button', { name: /^New code in (30|60|90) seconds$/ });
        names.push(button ? (button.querySelector('.hidden')?.textContent ?? '') : 'another name');
        if (second === 5)
          expect(button?.querySelector('[aria-hidden]')?.textContent).toMatch(/in 5[67] seconds/);
        await act(() => vi.advanceTimersByTimeAsync(1000));
      }
      expect([...new Set(names)]).toEqual([90, 60, 30].map(left => `New code in ${left} seconds`));
      expect(screen.getByRole('button', { name: 'Send a new code' })).toBeTruthy();
    } finally {
      vi.useRealTimers();
    }
  });

  it('is offered anew at once where the bank did not hear that it was asked for', async () => {
    const { player, transport, sent } = await openCode(0, <ConfirmScreen />);
    transport.answer('withdrawal-confirm', networkFailure());
    const resend = async () => player.click(await screen.findByRole('button', { name: 'Send a new code' }));
    await resend();
    await settle();
    await resend();
    expect(sent()).toHaveLength(2);
  });
});
