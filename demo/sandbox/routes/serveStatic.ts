import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';
import { send } from '../transport/http';
import type { Route } from './Route';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webm': 'video/webm',
  '.wasm': 'application/wasm',
};

async function read(root: string, path: string): Promise<{ file: Buffer; name: string } | undefined> {
  const base = resolve(root);
  const target = resolve(join(base, path));
  if (target !== base && !target.startsWith(base + sep)) return undefined;
  for (const name of path === '' || path.endsWith('/')
    ? [join(target, 'index.html')]
    : [target, join(target, 'index.html')]) {
    try {
      return { file: await readFile(name), name };
    } catch {}
  }
  return undefined;
}

const OWN_ROOTS = { '/guides': join(import.meta.dirname, '../pages/guides') };

/** The widget's own files, each named by its hash. */
const BY_HASH = /^\/standalone\/.+-[\w-]{7}\.js$/;

/** A version in the query (?v=hash) names the content: it may be kept for ever. */
export const serveStatic: Route = async (request, response, url, options) => {
  const staticRoots: Readonly<Record<string, string>> = { ...OWN_ROOTS, ...options.staticRoots };
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const path = decodeURIComponent(url.pathname);
  const prefixes = Object.keys(staticRoots)
    .filter(
      prefix =>
        prefix === '/' || path === prefix || path.startsWith(prefix.endsWith('/') ? prefix : `${prefix}/`),
    )
    .sort((first, second) => second.length - first.length);
  for (const prefix of prefixes) {
    const found = await read(staticRoots[prefix] ?? '', path.slice(prefix.length).replace(/^\/+/, ''));
    if (!found) continue;
    const etag = `"${createHash('sha256').update(found.file).digest('base64url').slice(0, 20)}"`;
    const cache =
      url.searchParams.has('v') || BY_HASH.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
    const headers = { ETag: etag, 'Cache-Control': cache };
    if (request.headers['if-none-match'] === etag) response.writeHead(304, headers).end();
    else send(response, 200, TYPES[extname(found.name)] ?? 'application/octet-stream', found.file, headers);
    return true;
  }
  return false;
};
