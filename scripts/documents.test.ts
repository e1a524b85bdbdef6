import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BONUS_RESTRICTED_METHODS } from '../src/spec/bonusRestrictedMethods';
import { CRYPTO_CONFIRMATIONS, CRYPTO_NETWORK_MINIMUMS } from '../src/spec/crypto';
import * as messages from '../src/spec/messages';
import {
  BANK_TRANSFER_METHODS,
  CAPTCHA_PROVIDER_METHODS,
  FIXED_AMOUNT_METHOD,
  HOST_TO_HOST_METHODS,
  P2P_METHOD_LISTS,
  REDIRECT_ONLY_METHODS,
  SUPPORT_BUTTON_METHODS,
} from '../src/spec/methodLists';
import { NOT_FOUND_CODES } from '../src/spec/notFoundCodes';
import { PAYMENT_CATEGORIES } from '../src/spec/paymentGroups';
import { WITHDRAWAL_CODES } from '../src/spec/withdrawal';
import { listFiles } from './listFiles';

const { ERROR_CODES } = messages;

const { files } = JSON.parse(readFileSync('package.json', 'utf8')) as { files: string[] };
const DOCUMENTS = ['README.md', 'CHANGELOG.md', 'demo/sandbox/README.md', ...listFiles('docs')].filter(file =>
  file.endsWith('.md'),
);
const isPublished = (file: string): boolean =>
  file === 'README.md' || files.some(one => file === one || file.startsWith(`${one}/`));

/** As GitHub makes them. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .replaceAll(' ', '-');
const anchorsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading));

describe.each(DOCUMENTS)('links of %s', file => {
  const links = [...readFileSync(file, 'utf8').matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/g)];

  it('[HOST-01] lead to what is there, also in the published package', () => {
    const lost = links.filter(([, path = '', anchor]) => {
      const target = path === '' ? file : join(dirname(file), path);
      const isThere = existsSync(target) && (anchor === undefined || anchorsOf(target).includes(anchor));
      return !isThere || (isPublished(file) && !isPublished(target));
    });
    expect(lost.map(([link]) => link)).toEqual([]);
  });
});

const missing = (file: string, names: readonly string[]): string[] => {
  const text = readFileSync(file, 'utf8');
  return names.filter(name => !text.includes(`\`${name}\``));
};

it('[API-06] the contract names every code, method, category and network that the widget treats on its own', () => {
  const names = [
    [ERROR_CODES, WITHDRAWAL_CODES, NOT_FOUND_CODES].flatMap(codes => Object.values<string>(codes)),
    [REDIRECT_ONLY_METHODS, HOST_TO_HOST_METHODS, SUPPORT_BUTTON_METHODS, CAPTCHA_PROVIDER_METHODS].flat(),
    [BANK_TRANSFER_METHODS, BONUS_RESTRICTED_METHODS, Object.values(P2P_METHOD_LISTS).flat()].flat(),
    [FIXED_AMOUNT_METHOD, ...PAYMENT_CATEGORIES],
    [CRYPTO_CONFIRMATIONS, CRYPTO_NETWORK_MINIMUMS].flatMap(table => Object.keys(table)),
  ].flat();
  expect(missing('docs/contract.md', names)).toEqual([]);
});

it('[ERR-04] host-control names every fixed message', () => {
  const { INVALID_P2P_RESPONSE: _reason, ...fixed } = messages;
  const texts = Object.values(fixed).filter(message => typeof message === 'string');
  expect(missing('docs/host-control.md', texts)).toEqual([]);
});
