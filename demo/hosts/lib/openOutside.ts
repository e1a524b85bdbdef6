import { make } from './make';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** What a host does with `openExtBrowser` and `onExternalRedirectEvent`: GET with the data in the query, POST as a form. */
export function openOutside({ url, method, data }: Record<string, unknown>): void {
  const fields = Object.entries(Object(data) as Record<string, unknown>);
  if (method === 'POST') {
    const inputs = fields.map(([name, value]) =>
      make('input', { type: 'hidden', name, value: textOf(value) }),
    );
    const form = make('form', { method: 'post', action: String(url), target: '_blank' }, ...inputs);
    document.body.append(form);
    HTMLFormElement.prototype.submit.call(form);
    form.remove();
    return;
  }
  const address = new URL(String(url));
  for (const [name, value] of fields) address.searchParams.set(name, textOf(value));
  window.open(address, '_blank', 'noopener');
}
