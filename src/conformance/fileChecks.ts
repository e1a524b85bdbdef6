import { productUrl } from '../domain/url/productUrl';
import { BUNDLED_LOCALES, SUPPORTED_LOCALES } from '../spec/locales';
import { allowsOrigin } from './allowsOrigin';
import type { Check } from './Check';

const LONGEST_MS = 5_000;
const FETCHED = SUPPORTED_LOCALES.length - BUNDLED_LOCALES.length;

/** Files beside the calls. No payment needs them. */
export const FILE_CHECKS: readonly Check[] = [
  {
    call: 'language files',
    only: 'http',
    async run({ inspector, options: { url, product, origin } }) {
      const address = new URL(productUrl({ host: url, product }, 'locales/de.json'));
      const signal = AbortSignal.timeout(LONGEST_MS);
      const answer = await fetch(address, { signal, headers: { Origin: origin } }).catch(() => undefined);
      const what = answer ? faultOf(answer, origin) : 'is not answered';
      if (what === '') return undefined;
      const problem = `${address.pathname} ${what}: ${FETCHED} languages are shown in English`;
      inspector.report({ call: 'language files', problem, level: 'note' });
      return undefined;
    },
  },
];

function faultOf(answer: Response, origin: string): string {
  if (!answer.ok) return `is answered with status ${answer.status}`;
  return allowsOrigin(answer, origin) ? '' : `does not allow ${origin}`;
}
