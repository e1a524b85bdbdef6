import type { Bank } from '../../demo/sandbox/core/Bank';
import { createBank } from '../../demo/sandbox/core/createBank';
import type { State } from '../../demo/sandbox/core/State';

/** A copy of the bank that hears of each change a while later. */
export interface Replica {
  /** Call it after each change of the bank. */
  note(): void;
  /** The bank as it was. */
  before(ms: number): Bank;
}

export function createReplica(bank: Bank): Replica {
  const history: { at: number; state: string }[] = [];
  return {
    note: () => history.push({ at: bank.now(), state: JSON.stringify(bank.state) }),
    before: ms => {
      const past = history.filter(({ at }) => at <= bank.now() - ms).at(-1) ?? history[0];
      const copy = createBank({
        url: bank.url,
        now: bank.now,
        push: () => {},
        changed: () => {},
        ...(past && { state: JSON.parse(past.state) as State }),
      });
      // What goes on by itself goes on at the bank.
      return { ...copy, scheduler: { after: () => {}, dispose: () => {} } };
    },
  };
}
