import type { CheckResult, Finding } from './Finding';

const MARKS: Readonly<Record<CheckResult['outcome'], string>> = {
  ok: 'ok   ',
  faulty: 'FAULT',
  skipped: 'skip ',
};
/** A list of a hundred methods with the same fault says it a few times. */
const MOST_SHOWN = 12;

/** The results in plain words, a line each and what is wrong below it. */
export function formatResults(results: readonly CheckResult[]): string {
  const lines = results.flatMap(({ call, outcome, reason, findings }) => [
    `${MARKS[outcome]}  ${call}${reason === '' ? '' : ` (${reason})`}`,
    ...findings
      .slice(0, MOST_SHOWN)
      // What another call has answered is not taken for this one's.
      .map(({ level, problem, call: asked }) => {
        const of = call.includes(asked) ? '' : `${asked}: `;
        return `         ${level === 'note' ? 'note: ' : ''}${of}${problem}`;
      }),
    ...(findings.length > MOST_SHOWN
      ? [`         … and ${findings.length - MOST_SHOWN} more like these`]
      : []),
    ...meaningsOf(findings).map(meaning => `         → ${meaning}`),
  ]);
  const all = results.flatMap(({ findings }) => findings);
  const faults = all.filter(({ level }) => level === 'fault').length;
  const run = results.filter(({ outcome }) => outcome !== 'skipped').length;
  return [
    ...lines,
    '',
    `${plural(run, 'check')} made, ${results.length - run} skipped: ${plural(faults, 'fault')}, ${plural(all.length - faults, 'note')}.`,
  ].join('\n');
}

const meaningsOf = (findings: readonly Finding[]): string[] => [
  ...new Set(findings.filter(({ level }) => level === 'fault').map(({ meaning }) => meaning)),
];

const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;
