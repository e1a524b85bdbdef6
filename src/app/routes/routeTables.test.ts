import { describe, expect, it } from 'vitest';
import { standardRoutes } from './standardRoutes';
import { sweepstakeRoutes } from './sweepstakeRoutes';

/** The specification's tables, written out. */
const SHARED = ['/empty', '/error', '/form'];
const STANDARD = [
  ...['', '/region', '/redirect', '/redirect/instruction', '/redirect/eazype', '/redirect/pix'],
  ...['/redirect/unified-form', '/crypto', '/crypto/address', '/group', '/group/redirect', '/india'],
  ...['/india/invoice', '/onramp', '/onramp/offer-list', '/peer-to-peer', '/peer-to-peer/base'],
  ...['/peer-to-peer/invoice', '/peer-to-peer/unified-form', '/peer-to-peer/instruction', '/host-to-host'],
  ...['/cash', '/bonus-details', '/video-instruction', '/complete'],
].map(path => `/deposit${path}`);
const WITHDRAWAL = [
  ...['', '/region', '/redirect', '/redirect/instruction', '/nigerian-banks', '/group', '/group/redirect'],
  ...['/confirm', '/complete'],
].map(path => `/withdrawal${path}`);
const SWEEPSTAKE = [
  ...['', '/select-method', '/crypto', '/crypto/address', '/complete'].map(path => `/deposit${path}`),
  ...['', '/crypto', '/crypto/convert', '/complete'].map(path => `/withdrawal${path}`),
];

const paths = (table: readonly { path: string }[]) => table.map(({ path }) => path);

describe('the route tables', () => {
  it('[ROUTE-01] the standard one has every row, once', () => {
    const wanted = [...STANDARD, ...WITHDRAWAL, ...SHARED, '/empty/region'];
    expect(paths(standardRoutes)).toEqual(expect.arrayContaining(wanted));
    expect(new Set(paths(standardRoutes)).size).toBe(standardRoutes.length);
  });

  it('[ROUTE-02] the sweepstake one has every row, once', () => {
    expect(paths(sweepstakeRoutes)).toEqual(expect.arrayContaining([...SWEEPSTAKE, ...SHARED]));
    expect(new Set(paths(sweepstakeRoutes)).size).toBe(sweepstakeRoutes.length);
  });
});
