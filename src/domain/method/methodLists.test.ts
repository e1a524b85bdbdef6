import { describe, expect, it } from 'vitest';
import { HOST_TO_HOST_METHODS, REDIRECT_ONLY_METHODS } from '../../spec/methodLists';
import { hasSupportButton, isBankTransfer, isRedirectOnly, needsCaptcha, opensPopUp } from './methodLists';

describe('what the lists say of a method', () => {
  it.each([...REDIRECT_ONLY_METHODS, ...HOST_TO_HOST_METHODS])('[DEP-04] %s opens no pop-up', name => {
    expect(opensPopUp(name)).toBe(false);
  });

  it('[DEP-04] the host opens those of the one list, and only those', () => {
    expect(REDIRECT_ONLY_METHODS.every(isRedirectOnly)).toBe(true);
    expect(HOST_TO_HOST_METHODS.some(isRedirectOnly)).toBe(false);
  });

  it('[DEP-04] any other opens one', () => {
    expect(['oxxo', 'card', 'upi_other', ''].map(opensPopUp)).toEqual([true, true, true, true]);
  });

  it('[DEP-10] [CAP-01] some have a support button, some need the captcha', () => {
    expect([hasSupportButton('card-p2p'), hasSupportButton('oxxo')]).toEqual([true, false]);
    expect([needsCaptcha('tpay_one_click'), needsCaptcha('oxxo')]).toEqual([true, false]);
  });

  it('[DEP-13] a bank transfer is one by its name or its view type', () => {
    expect(isBankTransfer({ name: 'nigerian_bank_transfer' })).toBe(true);
    expect(isBankTransfer({ name: 'spei', cardViewType: 9 })).toBe(true);
    expect(isBankTransfer({ name: 'spei', cardViewType: 'card' })).toBe(false);
  });
});
