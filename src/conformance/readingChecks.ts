import { countrySelector } from '../api/operations/countries';
import { depositLimits, depositStatus } from '../api/operations/deposit';
import { methodsPayment, methodsWithdrawal } from '../api/operations/methods';
import { bankGet, depositCheck } from '../api/operations/p2p';
import { withdrawalList, withdrawalStatus } from '../api/operations/withdrawal';
import { abTestGroup } from '../domain/player/abTestGroup';
import { NOT_FOUND_CODES } from '../spec/notFoundCodes';
import { readRefusal } from '../transport/readRefusal';
import type { Check, CheckContext } from './Check';
import { checkMethods, FOR_WITHDRAWAL, inCurrency } from './checkMethods';
import { checkRefusal } from './checkRefusal';
import { isP2P } from './isP2P';
import { methodToDepositBy } from './methodToDepositBy';
import { nameStatus } from './nameStatus';

const UNKNOWN_ID = 'no-such-id';

/** Calls that change nothing. */
export const READING_CHECKS: readonly Check[] = [
  {
    call: methodsPayment.path,
    async run({ inspector, options: { country, currency }, found }) {
      const answer = await inspector.ask(methodsPayment, { country, currency, abTestGroup: abTestGroup([]) });
      if (answer)
        found.methods = checkMethods(inspector, methodsPayment.path, answer.methods, inCurrency(currency));
    },
  },
  {
    call: countrySelector.path,
    async run({ inspector }) {
      const countries = await inspector.ask(countrySelector, {});
      countries?.forEach(({ code }, at) => {
        if (/^[A-Za-z]{2}$/.test(code)) return;
        inspector.report({
          call: countrySelector.path,
          path: `${at}.code`,
          problem: `${at}.code is no country code of two letters`,
          level: 'note',
        });
      });
    },
  },
  {
    call: methodsWithdrawal.path,
    async run({ inspector, options: { country, currency, isSweepstake }, found }) {
      const answer = await inspector.ask(methodsWithdrawal, { country, currency });
      // A redemption is paid out in coins, whatever the currency of its method.
      const offer = isSweepstake ? FOR_WITHDRAWAL : [...FOR_WITHDRAWAL, ...inCurrency(currency)];
      if (answer) found.withdrawals = checkMethods(inspector, methodsWithdrawal.path, answer.methods, offer);
    },
  },
  {
    call: depositLimits.path,
    async run(context) {
      const { inspector, options, found } = context;
      const { currency } = options;
      const method = methodToDepositBy(context) ?? found.methods[0];
      if (!method) return 'there is no method to ask about';
      found.limits = await inspector.ask(depositLimits, { currency, paymentMethod: method.name });
      const { min = 0, max = 0 } = found.limits ?? {};
      if (max > 0 && max < min)
        inspector.report({ call: depositLimits.path, path: 'max', problem: 'max is below min' });
    },
  },
  {
    call: depositStatus.path,
    run: context => checkUnknown(context, depositStatus.path, 'deposit'),
  },
  {
    call: withdrawalStatus.path,
    run: context => checkUnknown(context, withdrawalStatus.path, 'withdrawal'),
  },
  {
    call: withdrawalList.path,
    async run({ inspector }) {
      const list = await inspector.ask(withdrawalList, {});
      list?.forEach(({ created }, at) => {
        if (created === '' || !Number.isNaN(Date.parse(created))) return;
        inspector.report({
          call: withdrawalList.path,
          path: `${at}.created`,
          problem: `${at}.created is no ISO time`,
        });
      });
    },
  },
  {
    call: depositCheck.path,
    async run({ inspector, options: { country }, found }) {
      const method = found.methods.find(isP2P);
      if (!method) return 'no peer-to-peer method is listed';
      const data = { paymentMethod: method.name, selectedCountry: country };
      // Any code of the server's own says that there is none.
      await inspector.ask(depositCheck, data, /^404 .| banking\.depositUnknown$/);
    },
  },
  {
    call: bankGet.path,
    async run({ inspector, found }) {
      const method = found.methods.find(isP2P);
      if (!method) return 'no peer-to-peer method is listed';
      await inspector.ask(bankGet, { payment_method: method.name, bin: '400000' });
    },
  },
];

/** What does not exist is a 404 with a message: after a lost answer the widget asks so whether money has moved. */
async function checkUnknown(
  { inspector }: CheckContext,
  path: string,
  payment: keyof typeof NOT_FOUND_CODES,
): Promise<undefined> {
  const reply = await inspector.send(path, path, 'GET', { [`${payment}Id`]: UNKNOWN_ID });
  if (reply && reply.status !== 404)
    inspector.report({
      call: path,
      problem: `an unknown id is answered with ${nameStatus(reply.status)}, expected 404`,
    });
  const byRequest = await inspector.send(path, path, 'GET', { requestId: crypto.randomUUID() });
  const code = NOT_FOUND_CODES[payment];
  if (byRequest && byRequest.status !== 404)
    inspector.report({
      call: path,
      problem: `an unknown requestId is answered with ${nameStatus(byRequest.status)}, expected 404`,
      meaning: 'After a lost answer the player waits for a payment that was never made.',
    });
  else if (byRequest && readRefusal(byRequest.body, byRequest.status).code !== code) {
    checkRefusal(inspector, path, byRequest);
    inspector.report({
      call: path,
      level: 'note',
      problem: `an unknown requestId is not answered with the code ${code}`,
      meaning:
        'After a lost answer a 404 without it leaves a doubt: a server that does not know requestId says it too.',
    });
  }
  return undefined;
}
