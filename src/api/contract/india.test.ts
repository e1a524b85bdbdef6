import { describe, expect, it } from 'vitest';
import { checkAnswer } from '../checkAnswer';
import { PreparedDepositStruct } from './india';

const prepared = { depositId: 'd-1', data: { upiId: 'shop@ybl' } };

describe('[IND-01] [API-06] the answer to deposit-prepare', () => {
  it('names a deposit: an empty id is none', () => {
    expect(checkAnswer({ ...prepared, depositId: 17 }, PreparedDepositStruct)).toMatchObject({
      ok: true,
      value: { depositId: '17' },
    });
    expect(checkAnswer({ ...prepared, depositId: '' }, PreparedDepositStruct)).toMatchObject({ ok: false });
  });

  it.each(['', '  '])('says whom to pay: the address "%s" is none, and a code of it pays nobody', upiId => {
    expect(checkAnswer({ ...prepared, data: { upiId } }, PreparedDepositStruct)).toMatchObject({ ok: false });
  });

  it('does not lose the invoice by an app that cannot be opened', () => {
    const phonePe = { app: 'PhonePe', url: 'phonepe://pay?pa=shop@ybl' };
    for (const links of [[{ app: 'Paytm', url: null }, phonePe, null], [phonePe]])
      expect(
        checkAnswer({ ...prepared, data: { upiId: 'shop@ybl', links } }, PreparedDepositStruct),
      ).toMatchObject({ ok: true, value: { data: { links: [phonePe] } } });
    expect(
      checkAnswer(
        { ...prepared, data: { upiId: 'shop@ybl', links: [{ app: 'Paytm' }] } },
        PreparedDepositStruct,
      ),
    ).toMatchObject({ ok: true, value: { data: { links: [] } } });
  });
});
