import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { specsOf } from '../data/buildMethods';
import { COUNTRIES } from '../data/countries';
import { ICON_ALIASES, isMissingIcon } from '../data/icons';
import { isOfferId } from '../operations/offers';
import { letterIcon } from '../pages/letterIcon';
import { send } from '../transport/http';
import type { Route } from './Route';

async function brandIcon(id: string): Promise<string | undefined> {
  try {
    const file = createRequire(import.meta.url).resolve(`simple-icons/icons/${ICON_ALIASES[id] ?? id}.svg`);
    return await readFile(file, 'utf8');
  } catch {
    return undefined;
  }
}

function isUsed(id: string): boolean {
  const isOfMethod = COUNTRIES.some(country =>
    (['methods', 'withdrawals'] as const).some(side =>
      specsOf(country, side).some(spec => spec.iconIds?.includes(id)),
    ),
  );
  return isOfMethod || isOfferId(id);
}

/**
 * GET /{product}/icons/{iconId}.svg: a real mark where there is one, else letters; 404 for an id of no method
 * or offer.
 */
export const serveIcon: Route = async (request, response, url) => {
  const id = /^\/[\w-]+\/icons\/([\w-]+)\.svg$/.exec(url.pathname)?.[1];
  if (!id || request.method !== 'GET') return false;
  const svg = isMissingIcon(id) || !isUsed(id) ? undefined : ((await brandIcon(id)) ?? letterIcon(id));
  if (svg === undefined) send(response, 404, 'text/plain; charset=utf-8', 'No such icon');
  else send(response, 200, 'image/svg+xml', svg, { 'Cache-Control': 'public, max-age=86400' });
  return true;
};
