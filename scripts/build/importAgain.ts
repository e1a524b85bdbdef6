import type { Plugin } from 'rollup';

/** Under how many addresses a file is asked for, one after the other: its own, `?1`, `?2`. */
const ADDRESSES = 3;
const LIMIT_MS = 30_000;

/**
 * A file that failed, or did not come in time, is asked for under another address the next time: Firefox before 155
 * and older Chromium keep the failure of an address for as long as the page lives, and every engine waits
 * for ever for one that never answers. In the end its own address comes again, as a slow file may have come by then.
 */
const HELPER = `const turns = {};
const importAgain = (file, turn = turns[file] || 0) =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(reject, ${LIMIT_MS}, Error('Request timeout'));
    import(turn ? file + '?' + turn : file).then(resolve, reject).finally(() => clearTimeout(timer));
  }).catch(error => {
    turns[file] = (turn + 1) % ${ADDRESSES};
    throw error;
  });
`;

/** The other addresses of a file. */
export const otherAddresses = (file: string): string[] =>
  Array.from({ length: ADDRESSES - 1 }, (_, index) => `${file}?${index + 1}`);

/** Lets the lazy imports of the built files ask again where a file could not be had. */
export function importAgain(): Plugin {
  return {
    name: 'import-again',
    renderDynamicImport: () => ({ left: 'importAgain(', right: ')' }),
    renderChunk: code => (code.includes('importAgain(') ? { code: HELPER + code, map: null } : null),
  };
}
