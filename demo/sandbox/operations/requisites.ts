import { createCipheriv, createHash } from 'node:crypto';
import type { Call } from '../core/Bank';
import type { Random } from '../core/createRandom';
import { withLuhn } from '../core/luhn';
import { toMajor } from '../core/money';
import type { Deposit } from '../core/State';
import type { Card, Encoded, Requisite } from '../wire';
import type { Order } from './order';

const KEY_BYTES = 32;
const IV_BYTES = 12;

/** AES-256-GCM with a key of its own, all base64: read it with the key that travels beside it. */
export function encode(plain: string, random: Random): Encoded {
  const key = createHash('sha256').update(random.hex(64)).digest().subarray(0, KEY_BYTES);
  const iv = createHash('sha256').update(random.hex(64)).digest().subarray(0, IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const encrypted = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return {
    encrypted: encrypted.toString('base64'),
    key: key.toString('base64'),
    iv: iv.toString('base64'),
    tag: cipher.getAuthTag().toString('base64'),
  };
}

const BINS: Readonly<Record<string, { bin: string; system: string; bank: string }>> = {
  UZ: { bin: '860012', system: 'humo', bank: 'Sandbox Humo Bank' },
  KG: { bin: '941715', system: 'elcart', bank: 'Sandbox Elcart' },
  RU: { bin: '220220', system: 'mir', bank: 'Sandbox Sber' },
};
const DEFAULT_BIN = { bin: '400000', system: 'visa', bank: 'Sandbox Bank' };

export function encodedCard(random: Random, country: string): { card: Card; bin: string; bank: string } {
  const { bin, system, bank } = BINS[country] ?? DEFAULT_BIN;
  const number = withLuhn(`${bin}${random.digits(9)}`);
  return {
    bin,
    bank,
    card: { encoded: encode(number, random), payment_system: system, holder: 'IVAN SANDBOX', bank },
  };
}

export function bankOfBin(bin: string): string {
  return Object.values(BINS).find(one => one.bin === bin)?.system ?? DEFAULT_BIN.system;
}

export function transferRequisites(call: Call, deposit: Deposit, order: Order): Requisite[] {
  const { random } = call.bank;
  const isMexican = order.country.code === 'MX';
  return [
    { label: 'Bank', value: 'Sandbox Bank' },
    { label: 'Beneficiary', value: 'Cashier Sandbox Ltd', isCopyable: true },
    isMexican
      ? { label: 'CLABE', value: `646180${random.digits(12)}`, isCopyable: true }
      : { label: 'Account number', value: random.digits(12), isCopyable: true },
    { label: 'Reference', value: deposit.id.slice(-8).toUpperCase(), isCopyable: true },
    { label: 'Amount', value: `${toMajor(deposit.minor, deposit.currency)} ${deposit.currency}` },
  ];
}

export function cashRequisites(call: Call, deposit: Deposit): Requisite[] {
  return [
    { label: 'Reference', value: `9300${call.bank.random.digits(10)}`, isCopyable: true },
    { label: 'Amount', value: `${toMajor(deposit.minor, deposit.currency)} ${deposit.currency}` },
    { label: 'Pay within', value: '48 h' },
  ];
}
