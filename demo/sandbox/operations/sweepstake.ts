import type { Call } from '../core/Bank';
import { amountMinor, fieldsOf, optionalText, text } from '../core/input';
import { roundToMinor, toMajor, toMinor } from '../core/money';
import { Refusal } from '../core/Refusal';
import { BOXES } from '../data/boxes';
import { convert, PER_USD } from '../data/rates';
import { balanceOf } from '../ledger/balanceOf';
import { openDeposit } from '../ledger/deposits';
import { userAccount } from '../ledger/postings';
import { findScenario } from '../scenarios';
import type { Box, DepositResponse } from '../wire';
import { checkCaptcha, checkScenario } from './checkScenario';
import { openingOf, proceed } from './deposit';
import { countryOf, type Order, specOf } from './order';

const ACCOUNT_OF: Readonly<Record<string, string>> = { SC: 'QSC', GC: 'QGC' };
const COINS = ['QSC', 'QGC'] as const;

/** SC and GC are the coins, QSC and QGC the accounts that hold them. */
const accountCurrency = (currency: string): string => ACCOUNT_OF[currency] ?? currency;

export function sweepstakeBoxes(call: Call): { boxes: Box[] }[] {
  return call.user.id.startsWith('user-sweep-empty') ? [] : [{ boxes: [...BOXES] }];
}

export function sweepstakeBalances(call: Call): { currency: string; balance: number }[] {
  return COINS.map(currency => ({ currency, balance: balanceOf(call.bank, call.user.id, currency) }));
}

function unplayedMinor(call: Call, currency: string): number {
  return call.bank.state.unplayed[`${call.user.id} ${accountCurrency(currency)}`] ?? 0;
}

export function recoupSum(call: Call): { data: { status: string; amount: number } } {
  const currency = accountCurrency(text(call, 'currency'));
  const amount = toMajor(unplayedMinor(call, currency), currency);
  return { data: { status: amount > 0 ? 'unplayed' : 'played', amount } };
}

/** A redemption takes only what has been played, and never gold coins: they have no cash value. */
export function checkRedeemable(call: Call, currency: string, minor: number): void {
  if (currency === 'QGC') {
    throw new Refusal(422, 'Gold coins are not redeemed', 'banking.notRedeemable', true);
  }
  const unplayed = unplayedMinor(call, currency);
  if (unplayed === 0) return;
  if (call.bank.ledger.balance(userAccount(call.user.id), currency) - unplayed < minor) {
    throw new Refusal(422, 'Part of the coins is not played yet', 'banking.notRedeemable', true);
  }
}

export function paymentConvert(call: Call): { amount: number } {
  const from = accountCurrency(text(call, 'from'));
  const to = accountCurrency(text(call, 'to'));
  if (!Object.hasOwn(PER_USD, from) || !Object.hasOwn(PER_USD, to)) {
    throw new Refusal(422, 'This currency is not converted', 'banking.currencyUnknown');
  }
  const amount = toMajor(amountMinor(call, from), from);
  return { amount: toMajor(roundToMinor(convert(amount, from, to), to), to) };
}

function grantsOf(box: Box): { currency: string; minor: number }[] {
  return box.currenciesList.map(({ currency, free, main }) => ({
    currency: accountCurrency(currency),
    minor: toMinor(free + main, accountCurrency(currency)) ?? 0,
  }));
}

/** The box names the price; an amount in the box's currency that differs is refused. */
export function depositCreateSweepstake(call: Call): DepositResponse {
  const boxId = optionalText(call, 'boxId');
  const box = BOXES.find(one => one.id === boxId);
  if (!box) throw new Refusal(422, 'No sweepstake box selected for sweepstake deposit', 'banking.boxUnknown');
  const country = countryOf(call);
  const spec = specOf(call, country, 'methods', 'paymentType');
  if (spec.category !== 'crypto') throw new Refusal(422, 'Boxes are paid in crypto', 'banking.methodUnknown');
  checkCaptcha(call, spec.name);
  const currency = box.priceCurrencyCode;
  if (call.input['currency'] === currency && call.input['amount'] !== box.price) {
    throw new Refusal(422, 'The price of the box is another', 'banking.boxPrice');
  }
  const minor = toMinor(box.price, currency) ?? 0;
  const fields = fieldsOf(call);
  const scenario = findScenario(minor, currency, fields);
  const order: Order = { country, spec, currency, minor, fields, scenario };
  checkScenario(call, scenario);
  const deposit = openDeposit(call.bank, { ...openingOf(call, order), grants: grantsOf(box) });
  call.delivery = scenario?.answer;
  return { apiResponse: proceed(call, deposit, order) };
}
