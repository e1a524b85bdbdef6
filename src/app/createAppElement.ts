import r2wc from '@r2wc/react-to-web-component';
import { App } from './App';
import type { RunningCashier } from './createCashier';

type AppElement = HTMLElement & { cashier?: RunningCashier };

/**
 * The element that carries the React tree, made by r2wc without a shadow root and without props: attributes,
 * properties and moves, which r2wc handles badly, are the shell's. Its tag holds the version, so that two
 * versions can live on one page.
 */
export function createAppElement(version: string, cashier: RunningCashier): HTMLElement {
  const tag = `cashier-app-${version.replace(/[^a-z0-9]+/gi, '-').toLowerCase()}`;
  // The registry of this code's own window, even if the widget is in the document of another: the class works
  // only there.
  if (!customElements.get(tag)) customElements.define(tag, defineClass());
  const element: AppElement = document.createElement(tag);
  element.cashier = cashier;
  element.style.display = 'contents';
  return element;
}

function defineClass(): CustomElementConstructor {
  const Base = r2wc(App, {}) as new () => HTMLElement & {
    connectedCallback(): void;
    disconnectedCallback(): void;
  };
  return class extends Base {
    #freeing: ReturnType<typeof setTimeout> | undefined;
    #isMounted = false;

    override connectedCallback(): void {
      clearTimeout(this.#freeing);
      if (this.#isMounted) {
        reopenDialogs(this);
        return;
      }
      this.#isMounted = true;
      super.connectedCallback();
    }

    /** A move of the shell disconnects this element too, and r2wc would unmount at once: so it waits (HOST-05). */
    override disconnectedCallback(): void {
      clearTimeout(this.#freeing);
      this.#freeing = setTimeout(() => {
        if (this.isConnected) return;
        this.#isMounted = false;
        super.disconnectedCallback();
      });
    }
  };
}

/**
 * A dialog that is moved leaves the top layer, and would stand open as a part of the page: opens it as a
 * modal again.
 */
function reopenDialogs(element: HTMLElement): void {
  for (const dialog of element.querySelectorAll<HTMLDialogElement>('dialog[open]:not(:modal)')) {
    dialog.open = false;
    dialog.showModal();
    dialog.focus();
  }
}
