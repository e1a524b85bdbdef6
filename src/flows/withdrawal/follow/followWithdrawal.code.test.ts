import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openFollowedWithdrawal } from '../../../../tests/support/unit/openFollowedWithdrawal';
import { markConfirmed } from '../../../state/applyWithdrawal';
import { withdrawalStage } from '../complete/withdrawalView';
import { closeCode, endCode, keepCode } from '../confirm/keptCodes';

beforeEach(() => {
  vi.useFakeTimers();
});

describe('the code of a withdrawal that is followed', () => {
  it('[WD-02] the code of one that was found by its request is not asked for again once it was entered', async () => {
    const { cashier, current, stop } = await openFollowedWithdrawal(
      { 'withdrawal-status': { withdrawalId: 'wd-1', status: 'waiting' } },
      { requestId: 'req-1' },
    );
    await vi.advanceTimersByTimeAsync(0);
    expect(current.code).toMatchObject({ isMaybe: true });
    markConfirmed(current);
    closeCode(cashier, 'wd-1');
    await vi.advanceTimersByTimeAsync(30_000);
    expect(current.code).toBeNull();
    stop();
  });

  it.each<[string, (cashier: Parameters<typeof closeCode>[0]) => void, string]>([
    ['was entered in another tab', cashier => closeCode(cashier, 'wd-1'), 'waiting'],
    ['is over in another tab', cashier => endCode(cashier, 'wd-1'), 'checking'],
    ['the page has cleared with all that was stored', () => localStorage.clear(), 'code'],
  ])(
    '[WD-02] a code that %s: what is asked for where the bank tells nothing of it',
    async (_, act, stage) => {
      const code = { length: 6, resendAt: 0 };
      const { cashier, current, stop } = await openFollowedWithdrawal({
        'withdrawal-status': { status: 'waiting' },
      });
      keepCode(cashier, 'wd-1', code);
      current.code = code;
      await vi.advanceTimersByTimeAsync(10_000);
      expect(withdrawalStage(current)).toBe('code');
      act(cashier);
      await vi.advanceTimersByTimeAsync(10_000);
      expect(withdrawalStage(current)).toBe(stage);
      stop();
    },
  );

  it('[WD-02] [USER-05] a code that the browser cannot keep is asked for as long as it is awaited', async () => {
    vi.stubGlobal('localStorage', undefined);
    const { current, stop } = await openFollowedWithdrawal({ 'withdrawal-status': { status: 'waiting' } });
    current.code = { length: 6, resendAt: 0 };
    await vi.advanceTimersByTimeAsync(60_000);
    vi.unstubAllGlobals();
    expect(withdrawalStage(current)).toBe('code');
    stop();
  });
});
