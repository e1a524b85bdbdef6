import { OPERATIONS } from '../../../src/api/operations';
import { FAULT_KINDS, type Fault, type FaultKind } from '../../sandbox/core/createFaults';
import { find } from './find';
import { make } from './make';

const SAYS: Readonly<Record<FaultKind, string>> = {
  latency: 'Latency: answers late',
  hang: 'Hang: never answers',
  drop: 'Drop: connection lost before',
  '5xx': '5xx: refused with a status',
  unauthorized: '401: token expired',
  loss: 'Loss: done, no answer',
  'drop-after': 'Drop after: done, connection lost',
  garbage: 'Garbage: done, no JSON',
  html: 'HTML: done, a page',
  empty: 'Empty: done, empty answer',
  null: 'Null: done, null',
  'wrong-types': 'Wrong types: done, broken answer',
  slow: 'Slow: done, answers slowly',
};

/** The fault switch of the sandbox, for the calls of one player. */
interface FaultPanel {
  refresh(): Promise<void>;
}

export function createFaultPanel(form: HTMLFormElement, userId: () => string): FaultPanel {
  const list = find('#fault-list', HTMLUListElement);
  const paths = ['*', ...new Set(OPERATIONS.map(({ path }) => path))];
  find('#fault-path', HTMLSelectElement).replaceChildren(
    ...paths.map(path => make('option', { value: path }, path === '*' ? 'any call' : path)),
  );
  find('#fault-kind', HTMLSelectElement).replaceChildren(
    ...FAULT_KINDS.map(kind => make('option', { value: kind }, SAYS[kind])),
  );

  async function refresh(): Promise<void> {
    const faults = (await (await fetch('/admin/faults')).json()) as Fault[];
    const lines = faults.map(({ path, kind, count }) =>
      make(
        'li',
        {},
        make('code', {}, path === '*' ? 'any call' : path),
        ` ${SAYS[kind]} `,
        make('b', {}, `× ${count}`),
      ),
    );
    list.replaceChildren(...(lines.length > 0 ? lines : [make('li', {}, 'No faults: everything works.')]));
  }

  form.addEventListener('submit', event => {
    event.preventDefault();
    const data = new FormData(form);
    const fault = {
      path: data.get('path'),
      kind: data.get('kind'),
      count: Number(data.get('count')),
      ms: Number(data.get('ms')),
      status: Number(data.get('status')),
      userId: userId(),
    };
    const headers = { 'Content-Type': 'application/json' };
    void fetch('/admin/faults', { method: 'POST', headers, body: JSON.stringify(fault) }).then(refresh);
  });
  find('#fault-clear', HTMLButtonElement).addEventListener('click', () => {
    void fetch('/admin/faults', { method: 'DELETE' }).then(refresh);
  });
  return { refresh };
}
