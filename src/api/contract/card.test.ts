import { describe, expect, it } from 'vitest';
import { checkAnswer } from '../checkAnswer';
import { CardStruct } from './card';
import { DepositApiResponseStruct } from './deposit';
import { P2PAnswerStruct } from './p2p';

describe('[API-06] the card and the lines to pay to, as servers write them', () => {
  it('[DEP-12] [API-06] a line without a value hides no other whose flag is written as a number', () => {
    const requisites = [
      { label: 'Reference', value: null },
      { label: 'IBAN', value: 'DE89', isCopyable: 1 },
      { label: 'Bank', value: 'Ours', isCopyable: 'false' },
    ];
    const checked = checkAnswer({ data: { requisites } }, DepositApiResponseStruct);
    expect(checked).toMatchObject({
      ok: true,
      value: { data: { requisites: [{ isCopyable: true }, { isCopyable: false }] } },
    });
  });

  it('[DEP-12] [API-06] what stands beside a value, and cannot be read, costs the player no line', () => {
    const requisites = [
      { label: { en: 'IBAN' }, value: 'DE89' },
      { label: 'Bank', value: 'Ours', isCopyable: 'perhaps' },
    ];
    const check = (lines: unknown[]) =>
      checkAnswer({ data: { requisites: lines } }, DepositApiResponseStruct);
    expect(check(requisites)).toMatchObject({
      ok: true,
      value: {
        data: {
          requisites: [
            { label: '', value: 'DE89' },
            { label: 'Bank', value: 'Ours' },
          ],
        },
      },
    });
    expect(check([...requisites, { label: 'Code', value: { text: '7' } }])).toMatchObject({ ok: false });
  });

  it('[DEP-12] a line of spaces alone is none: nobody could pay to it', () => {
    const requisites = [{ label: 'Account', value: '   ' }, { value: '\n' }];
    const checked = checkAnswer({ data: { requisites } }, DepositApiResponseStruct);
    expect(checked).toMatchObject({ ok: true, value: { data: { requisites: [] } } });
  });

  it('[DEP-12] a line of payment details without a value is none, and hides none of the others', () => {
    const requisites = [
      null,
      { label: 'CCI', value: null },
      { label: '', value: '' },
      { label: 'Account', value: 7 },
      { value: 'Only a value' },
    ];
    expect(checkAnswer({ data: { requisites } }, DepositApiResponseStruct)).toEqual({
      ok: true,
      value: {
        data: {
          requisites: [
            { label: 'Account', value: '7' },
            { label: '', value: 'Only a value' },
          ],
        },
      },
    });
  });

  it('[P2P-05] a payment system is not read, and loses no card', () => {
    const answer = { depositId: '5', card: { number: '1', payment_system: 2 } };
    expect(checkAnswer(answer, P2PAnswerStruct)).toEqual({ ok: true, value: answer });
  });

  it('[DEP-12] [P2P-01] an empty text is no part of a card', () => {
    const card = { encoded: '', number: ' ', phone: '+996 555', holder: '', bank: '' };
    const none = { encoded: undefined, number: undefined, holder: undefined, bank: undefined };
    expect(checkAnswer(card, CardStruct)).toMatchObject({ value: { ...none, phone: '+996 555' } });
  });

  it.each([0, '0', '0000 0000'])(
    '[DEP-12] [P2P-01] a card number or phone of %j is none: nobody can pay to it',
    none => {
      expect(checkAnswer({ number: none, phone: none }, CardStruct)).toMatchObject({
        ok: true,
        value: { number: undefined, phone: undefined },
      });
      const card = { number: '0000 1234', phone: 77, holder: 'A. B.' };
      expect(checkAnswer(card, CardStruct)).toMatchObject({ value: { ...card, phone: '77' } });
    },
  );
});
