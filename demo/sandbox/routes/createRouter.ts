import type { IncomingMessage, ServerResponse } from 'node:http';
import { allowAnyOrigin, BodyTooLarge, PREFIX, send, sendJson } from '../transport/http';
import { serveApi } from '../transport/serveApi';
import type { Route, RouterOptions } from './Route';
import { serveAdmin } from './serveAdmin';
import { serveAsset } from './serveAsset';
import { serveCaptcha } from './serveCaptcha';
import { serveIcon } from './serveIcon';
import { servePay } from './servePay';
import { serveRum } from './serveRum';
import { serveStatic } from './serveStatic';

const api: Route = async (request, response, url, { bank }) => {
  if (!url.pathname.startsWith(`/api/${PREFIX}/`)) return false;
  await serveApi(bank, request, response, url);
  return true;
};

const preflight: Route = (request, response) => {
  if (request.method !== 'OPTIONS') return false;
  response.writeHead(204).end();
  return true;
};

const ROUTES: readonly Route[] = [
  preflight,
  api,
  servePay,
  serveAdmin,
  serveCaptcha,
  serveStatic,
  serveRum,
  serveIcon,
  serveAsset,
];

function addressOf({ url = '/' }: IncomingMessage): URL | undefined {
  try {
    const address = new URL(url, 'http://sandbox');
    decodeURIComponent(address.pathname);
    return address;
  } catch {
    return undefined;
  }
}

export function createRouter(
  options: RouterOptions,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  return async (request, response) => {
    // A client that went away is not this server's failure.
    response.on('error', () => undefined);
    try {
      allowAnyOrigin(request, response);
      const url = addressOf(request);
      if (!url) {
        sendJson(response, 400, { message: 'The address cannot be read' });
        return;
      }
      for (const route of ROUTES) if (await route(request, response, url, options)) return;
      send(response, 404, 'text/plain; charset=utf-8', 'Not found');
    } catch (error) {
      const isTooLarge = error instanceof BodyTooLarge;
      // The rest of the body is not read: the connection cannot be used again.
      if (isTooLarge) response.setHeader('Connection', 'close');
      sendJson(response, isTooLarge ? 413 : 500, {
        message: isTooLarge ? 'The body is too large' : 'Internal error',
      });
    }
  };
}
