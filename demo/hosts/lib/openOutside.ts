import { redirectAddress } from '../../../src/flows/deposit/redirect/openPopUp';
import { make } from './make';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/**
 * What a host does with `openExtBrowser` and `onExternalRedirectEvent`: GET with the data in the query, POST
 * as a form.
 */
export function openOutside({ url, method, data }: Record<string, unknown>): void {
  if (method === 'POST') {
    const inputs = Object.entries(Object(data) as Record<string, unknown>).map(([name, value]) =>
      make('input', { type: 'hidden', name, value: textOf(value) }),
    );
    const form = make('form', { method: 'post', action: String(url), target: '_blank' }, ...inputs);
    document.body.append(form);
    HTMLFormElement.prototype.submit.call(form);
    form.remove();
    return;
  }
  window.open(redirectAddress({ url: String(url), method: 'GET', data: Object(data) }), '_blank', 'noopener');
}
