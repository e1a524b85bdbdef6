import { readFile } from 'node:fs/promises';
import { send } from '../transport/http';
import type { Route } from './Route';

const FILES: Readonly<Record<string, string>> = {
  '/captcha/gt4.js': 'gt4.js',
  '/captcha/score.js': 'score.js',
};

/** Stand-ins at the interfaces of geetest v4 and reCAPTCHA v3; no check behind them. */
export const serveCaptcha: Route = async (request, response, url) => {
  const name = FILES[url.pathname];
  if (!name || request.method !== 'GET') return false;
  const script = await readFile(new URL(`../captcha/${name}`, import.meta.url), 'utf8');
  send(response, 200, 'text/javascript; charset=utf-8', script);
  return true;
};
