import { BoxStruct } from '../api/contract/sweepstake';
import {
  paymentConvert,
  sweepstakeBalanceGet,
  sweepstakeBoxes,
  sweepstakeRecoupSum,
} from '../api/operations/sweepstake';
import { SWEEP_COIN_CODE } from '../spec/currencies';
import type { Check } from './Check';

/** The reading calls of the sweepstake view. */
export const SWEEPSTAKE_CHECKS: readonly Check[] = [
  {
    call: sweepstakeBoxes.path,
    isSweepstake: true,
    async run({ inspector }) {
      const groups = await inspector.ask(sweepstakeBoxes, {});
      groups?.forEach(({ boxes }, group) => {
        boxes.forEach((box: unknown, at) => {
          const place = `${group}.boxes.${at}`;
          const read = inspector.check(sweepstakeBoxes.path, box, BoxStruct, place);
          if (!read || read.price > 0) return;
          const path = `${place}.price`;
          inspector.report({ call: sweepstakeBoxes.path, path, problem: `${path} is not above zero` });
        });
      });
    },
  },
  {
    call: sweepstakeBalanceGet.path,
    isSweepstake: true,
    async run({ inspector }) {
      await inspector.ask(sweepstakeBalanceGet, {});
    },
  },
  {
    call: sweepstakeRecoupSum.path,
    isSweepstake: true,
    async run({ inspector }) {
      await inspector.ask(sweepstakeRecoupSum, { currency: SWEEP_COIN_CODE });
    },
  },
  {
    call: paymentConvert.path,
    isSweepstake: true,
    async run({ inspector }) {
      await inspector.ask(paymentConvert, { amount: 100, from: SWEEP_COIN_CODE, to: 'USDT' });
    },
  },
];
