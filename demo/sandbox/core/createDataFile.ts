import { readFile, rename, writeFile } from 'node:fs/promises';
import { parseJson } from './json';
import { createState, type State } from './State';

interface DataFile {
  state: State;
  changed(state: State): void;
  close(state: State): Promise<void>;
}

const WRITE_DELAY_MS = 200;
const VERSION = 1;

async function load(path: string): Promise<State> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    // Only a file that is not there is a new one: what cannot be read is not to be written over.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return createState();
    throw error;
  }
  const stored = parseJson(text) as { version?: number; state?: State } | null | undefined;
  if (stored?.version !== VERSION || !stored.state)
    throw new Error(`${path} is no data file of this version: remove it or name another`);
  return { ...createState(), ...stored.state };
}

/** One JSON file, written aside and renamed, so that a crash leaves the old one or the new one. */
export async function createDataFile(path: string): Promise<DataFile> {
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();
  const write = (state: State): Promise<void> => {
    const text = JSON.stringify({ version: VERSION, state });
    // One that failed says nothing of the next.
    writing = writing
      .catch(() => undefined)
      .then(async () => {
        await writeFile(`${path}.new`, text, { mode: 0o600 });
        await rename(`${path}.new`, path);
      });
    return writing;
  };
  return {
    state: await load(path),
    changed(state) {
      timer ??= setTimeout(() => {
        timer = undefined;
        // A failed write is told at close; the sandbox goes on in memory.
        write(state).catch(() => undefined);
      }, WRITE_DELAY_MS);
    },
    async close(state) {
      clearTimeout(timer);
      await write(state);
    },
  };
}
