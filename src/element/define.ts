import { CashierElement } from './CashierElement';

/**
 * Registers the element. A second definition of the same tag warns and keeps the first (HOST-01); without a DOM
 * nothing happens.
 */
export function define(tag = 'cashier-widget'): void {
  const registry = globalThis.customElements;
  if (!registry) return;
  const known = registry.get(tag) as
    | (CustomElementConstructor & { version?: string; ignoredVersions?: string[] })
    | undefined;
  if (!known) {
    try {
      registry.define(tag, CashierElement);
    } catch {
      // A constructor can be registered once only: another tag gets a class of its own.
      registry.define(tag, class extends CashierElement {});
    }
  } else {
    known.ignoredVersions?.push(CashierElement.version);
    console.warn(
      `<${tag}> is already defined (${known.version ?? 'unknown version'}); ${CashierElement.version} is ignored.`,
    );
  }
}
