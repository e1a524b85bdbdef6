import { isSweepstake } from '../../src/state/isSweepstake';
import type { Table } from './createTable';
import { memoryOf } from './memoryOf';

/** How many calls were looked at. */
const lookAt = memoryOf(() => ({ calls: 0 }));

/** Nothing is made before the screen is there that says what became of it. */
export function findFileFaults(table: Table): string[] {
  const { files, setting, wire } = table;
  const look = lookAt(table);
  const calls = wire.sent.slice(look.calls);
  look.calls = wire.sent.length;
  if (!setting.areFilesLate) return [];
  const complete = (path: string): string => {
    const isOut = path.startsWith('withdrawal');
    if (isSweepstake(table.page().cashier)) return isOut ? 'RedemptionCompleteScreen' : 'BoxCompleteScreen';
    return isOut ? 'WithdrawalCompleteScreen' : '/complete/CompleteScreen';
  };
  return calls
    .filter(({ path, data }) => path.includes('create') && data['depositId'] === undefined)
    .filter(({ path }) => !files.isHere(complete(path)))
    .map(({ path }) => `${path} is sent, and what says its outcome has not come`);
}
