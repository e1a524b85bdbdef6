import { version } from '../../package.json';
import type { CashierListeners } from '../host/CashierEventMap';
import type { CashierFailure, CashierSnapshot } from '../host/CashierSnapshot';
import { createUserKeeper } from '../host/createUserKeeper';
import {
  attributeOf,
  defaultOf,
  PARENT_FIELD_NAMES,
  type ParentData,
  type ParentDataInput,
  type ParentField,
  readAttribute,
  readParentField,
} from '../host/parentData';
import { readoptSheets } from '../theme/adoptSheet';
import type { Diagnosis } from './Diagnosis';
import { type Shell, startShell } from './startShell';

const FIELD_OF_ATTRIBUTE = new Map(PARENT_FIELD_NAMES.map(field => [attributeOf(field), field]));

// Importing the package where there is no DOM must not throw (HOST-01).
const Base = (globalThis.HTMLElement ?? class {}) as new () => CashierListeners &
  HTMLElement &
  ParentDataInput;

/**
 * `<cashier-widget>`: the shell of one widget. Every field of the parent data is a kebab-case attribute and a
 * camelCase property (HOST-02); nothing that is set is ever written back into an attribute.
 */
export class CashierElement extends Base {
  static readonly version: string = version;
  /** Versions of later definitions of the same tag, which were ignored; read by diagnose(). */
  static readonly ignoredVersions: string[] = [];
  static readonly observedAttributes: string[] = [...FIELD_OF_ATTRIBUTE.keys()];

  readonly #root: ShadowRoot = this.attachShadow({ mode: 'open' });
  /**
   * What the host has set by now. A new `user` changes only the fields that it names, also before there is a
   * shell (HOST-04).
   */
  readonly #given: Partial<ParentData> = {};
  readonly #keeper = createUserKeeper(this.#given);
  readonly #problems: ParentField[] = [];
  #shell: Shell | null = null;
  #freeing: ReturnType<typeof setTimeout> | undefined;

  connectedCallback(): void {
    clearTimeout(this.#freeing);
    this.#adoptEarlyProperties();
    this.#shell ??= startShell({
      element: this,
      root: this.#root,
      version: `v${version}`,
      given: { ...this.#given },
      problems: this.#problems.splice(0),
    });
  }

  /**
   * A move disconnects and connects again, perhaps after an await: only an element that stays out is freed
   * (HOST-05).
   */
  disconnectedCallback(): void {
    clearTimeout(this.#freeing);
    this.#freeing = setTimeout(() => {
      if (this.isConnected) return;
      this.#shell?.dispose();
      this.#shell = null;
    });
  }

  adoptedCallback(): void {
    readoptSheets(this.#root);
    this.#shell?.readopt();
  }

  attributeChangedCallback(name: string, _before: string | null, text: string | null): void {
    const field = FIELD_OF_ATTRIBUTE.get(name);
    if (field) this.#give(field, readAttribute(field, text), text === null);
  }

  /**
   * What the widget is doing. Frozen; up to date before each event once its phase is `ready`; `null` while it
   * is in no document.
   */
  get state(): CashierSnapshot | null {
    return this.#shell?.state() ?? null;
  }

  /** The latest failure that the player was shown, or why the widget could not be loaded. */
  get error(): CashierFailure | null {
    return this.#shell?.error() ?? null;
  }

  /**
   * Checks what commonly goes wrong around a widget. Takes a few seconds at most, and does not reject because
   * of what it finds.
   */
  async diagnose(): Promise<Diagnosis> {
    const { diagnose } = await import('./diagnose');
    return diagnose(this, this.#shell);
  }

  /** Does what a back button does: goes to the previous page, or runs the close flow on the first one (HOST-13). */
  back(): void {
    this.#shell?.back();
  }

  /** Runs the close flow, as the close button does. */
  close(): void {
    this.#shell?.close();
  }

  /** @internal A property was set. */
  setField(field: ParentField, value: unknown): void {
    // React 19 sets what its JSX has as text, JSON too, where there is a property of that name.
    const result = typeof value === 'string' ? readAttribute(field, value) : readParentField(field, value);
    this.#give(field, result, value === undefined || value === null);
  }

  /** @internal */
  getField(field: ParentField): unknown {
    return this.#given[field] ?? this.#shell?.parent[field] ?? defaultOf(field);
  }

  #give(field: ParentField, result: ReturnType<typeof readParentField>, isUnset: boolean): void {
    if (!result.ok) this.#report(field);
    const value = result.ok ? result.value : defaultOf(field);
    const change = { [field]: value };
    this.#keeper.give(change, !(this.#shell ? this.#shell.update(change) : this.#freeing));
    if (isUnset || !result.ok) delete this.#given[field];
  }

  #report(field: ParentField): void {
    if (this.#shell) this.#shell.reportField(field);
    else this.#problems.push(field);
  }

  /** Properties set before the element was defined hide the accessors: each is removed and set anew. */
  #adoptEarlyProperties(): void {
    for (const field of PARENT_FIELD_NAMES) {
      if (!Object.hasOwn(this, field)) continue;
      const value = this[field];
      Reflect.deleteProperty(this, field);
      this.setField(field, value);
    }
  }
}

for (const field of PARENT_FIELD_NAMES) {
  Object.defineProperty(CashierElement.prototype, field, {
    configurable: true,
    enumerable: true,
    get(this: CashierElement): unknown {
      return this.getField(field);
    },
    set(this: CashierElement, value: unknown): void {
      this.setField(field, value);
    },
  });
}

declare global {
  interface HTMLElementTagNameMap {
    'cashier-widget': CashierElement;
  }
}
