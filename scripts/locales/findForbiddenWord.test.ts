import { describe, expect, it } from 'vitest';
import { SUPPORTED_LOCALES, type SupportedLocale } from '../../src/spec/locales';
import { readCatalogs } from './catalog';
import { findForbiddenWord } from './findForbiddenWord';

const FORBIDDEN: readonly [SupportedLocale, string][] = [
  ['en', 'Deposit {amount}'],
  ['en', 'Place your bets here'],
  ['en', 'You can withdraw it later'],
  ['es', 'Tu depósito llegó'],
  ['es-MX', 'Haz una apuesta'],
  ['ar', 'تم الإيداع'],
  ['ar', 'للسحب'],
  ['de', 'Bankeinzahlung'],
  ['fr', 'Votre dépôt'],
  ['ru', 'Пополнение счёта'],
  ['ja', '入金する'],
  ['zh', '提现'],
  ['th', 'ถอนเงิน'],
  ['hi', 'राशि जमा करें'],
  ['hi-Latn-IN', 'Paise jama karein'],
  ['tr', 'Para yatırma'],
  ['ur', 'رقم جمع کریں'],
  ['vi', 'Rút tiền'],
];

const ALLOWED: readonly [SupportedLocale, string][] = [
  ['en', 'Better between alphabets'],
  ['en', 'Redeem {deposit} now'],
  ['fr', 'Mise à jour'],
  ['ur', 'جواب'],
  ['ar', 'حزم العملات'],
  ['es', 'Elige un paquete'],
  ['bn', 'অন্য প্যাকেজের সঙ্গে তুলনা করুন'],
];

describe('[SWP-03] the words that a sweepstake text must not use', () => {
  it.each(FORBIDDEN)('%s: %s', (locale, text) => {
    expect(findForbiddenWord(text, locale)).not.toBeNull();
  });

  it.each(ALLOWED)('%s allows: %s', (locale, text) => {
    expect(findForbiddenWord(text, locale)).toBeNull();
  });

  it.each(SUPPORTED_LOCALES)('%s has its own, which are regular expressions', locale => {
    expect(() => findForbiddenWord('', locale)).not.toThrow();
  });

  it.each([...readCatalogs('locales')])('the standard titles and verbs of %s use them', (locale, catalog) => {
    const known = SUPPORTED_LOCALES.find(one => one === locale);
    expect(known).toBeDefined();
    for (const id of [
      'title.depositV2',
      'title.withdraw',
      'summary.depositId',
      'deposit.submitEmpty',
      'withdrawal.submitEmpty',
      'withdrawal.status.checking.text',
    ])
      expect(findForbiddenWord(catalog[id] ?? '', known ?? 'en'), `${id}: ${catalog[id]}`).not.toBeNull();
  });
});
