import { serverUrl } from './serverUrl';

interface ProductPlace {
  readonly host: string;
  readonly product: string;
}

/** `{host}/{product}/{path}`; a host may write the product as a path, with slashes around it. */
export const productUrl = ({ host, product }: ProductPlace, path: string): string =>
  serverUrl(host, `${product.replace(/^\/+|\/+$/g, '')}/${path}`);
