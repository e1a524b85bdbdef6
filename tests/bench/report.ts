import { contenders } from './contenders';
import type { Figures } from './measure';
import { floorId, type Goal, goals } from './plan';
import { median, spread } from './statistics';

/** Part → contender → one entry a round; a run that failed leaves `null`. */
export type Results = Map<string, Map<string, (Figures | null)[]>>;

const COLUMNS: Readonly<Record<string, string>> = {
  bytes: 'gzip bytes to the list',
  requests: 'requests',
  painted: 'painted, ms',
  ready: 'interactive, ms',
  cpuPainted: 'CPU till painted, ms',
  cpu: 'CPU till interactive, ms',
  blocking: 'blocking, ms',
  heap: 'heap, kB',
  heapAtRest: 'heap before the click, kB',
  elements: 'elements',
  shift: 'layout shift after the list',
  form: 'click to form, ms',
  key: 'key, 95 %, ms',
  interaction: 'slowest tap or key to the next frame, ms',
  nodes: 'nodes left',
  listeners: 'listeners left',
};
/** Those that are timed get their spread. */
const TIMED = new Set(['painted', 'ready', 'cpuPainted', 'cpu', 'form', 'key', 'interaction']);
const DIGITS: Readonly<Record<string, number>> = { key: 1, shift: 3 };
const IN_KB = new Set(['heap', 'heapAtRest']);

const valuesOf = (rounds: readonly (Figures | null)[], field: string): number[] =>
  rounds.flatMap(round => (round?.[field] === undefined ? [] : [round[field]]));

/** The median over the rounds of each round's own ratio to the floor. */
function ratioToFloor(results: Results, part: string, id: string, field: string): number {
  const of = (contender: string) => results.get(part)?.get(contender) ?? [];
  const floor = of(floorId);
  return median(
    of(id).flatMap((round, index) => {
      const [mine, base] = [round?.[field], floor[index]?.[field]];
      return mine === undefined || !base ? [] : [mine / base];
    }),
  );
}

function cell(results: Results, part: string, id: string, field: string): string {
  const values = valuesOf(results.get(part)?.get(id) ?? [], field);
  if (values.length === 0) return '–';
  const middle = median(values);
  const shown = (IN_KB.has(field) ? middle / 1000 : middle).toFixed(DIGITS[field] ?? 0);
  const ratio = ratioToFloor(results, part, id, field);
  const width = TIMED.has(field) && values.length > 2 ? ` ±${spread(values).toFixed(0)} %` : '';
  return `${shown}${width}${Number.isFinite(ratio) ? ` (${ratio.toFixed(2)})` : ''}`;
}

export function partTable(results: Results, part: string): string {
  const byContender = results.get(part) ?? new Map<string, (Figures | null)[]>();
  const present = new Set([...byContender.values()].flat().flatMap(round => Object.keys(round ?? {})));
  const fields = Object.keys(COLUMNS).filter(field => present.has(field));
  const lines = contenders
    .filter(({ id }) => byContender.has(id))
    .map(
      ({ id, name }) => `| ${[name, ...fields.map(field => cell(results, part, id, field))].join(' | ')} |`,
    );
  return [
    `| ${['', ...fields.map(field => COLUMNS[field])].join(' | ')} |`,
    `|${'---|'.repeat(fields.length + 1)}`,
    ...lines,
  ].join('\n');
}

function measured(results: Results, { part, field, contender, isAbsolute }: Goal): number {
  return isAbsolute
    ? median(valuesOf(results.get(part)?.get(contender) ?? [], field))
    : ratioToFloor(results, part, contender, field);
}

export function goalTable(results: Results): string {
  const rows = goals.flatMap(goal => {
    const value = measured(results, goal);
    if (!Number.isFinite(value)) return [];
    const shown = goal.isAbsolute ? value.toFixed(DIGITS[goal.field] ?? 0) : value.toFixed(2);
    return [`| ${goal.figure} | ${goal.most} | ${shown} | ${value <= goal.most ? 'reached' : 'missed'} |`];
  });
  return ['| figure | goal | measured | |', '|---|---|---|---|', ...rows].join('\n');
}
