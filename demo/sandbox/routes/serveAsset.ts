import { send } from '../transport/http';
import type { Route } from './Route';

/**
 * GET /{product}/assets/badge.txt: the bonus badge's text. Any other asset is a 404, as a host's missing file
 * would be.
 */
export const serveAsset: Route = (request, response, url) => {
  if (request.method !== 'GET' || !/^\/[\w-]+\/assets\/badge\.txt$/.test(url.pathname)) return false;
  send(response, 200, 'text/plain; charset=utf-8', '+100%');
  return true;
};
