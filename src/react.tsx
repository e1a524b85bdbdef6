'use client';

import {
  type AriaAttributes,
  createElement,
  type ForwardRefExoticComponent,
  forwardRef,
  type HTMLAttributes,
  type ReactNode,
  type RefAttributes,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  version,
} from 'react';
import { CashierElement } from './element/CashierElement';
import { define } from './element/define';
import type { CashierEventMap } from './host/CashierEventMap';
import { HOLD_STEPS } from './host/HoldEvent';
import { PARENT_FIELD_NAMES, type ParentDataInput } from './host/parentData';
import { DOM_EVENTS, type OutgoingMessage } from './host/protocol';
import { isSameValue } from './lib/isSameValue';

type PascalCase<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Capitalize<Head>}${PascalCase<Tail>}`
  : Capitalize<Name>;

const pascalCase = (name: string): string =>
  name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** `full-loaded` → `onFullLoaded`: a callback for each event of the element. */
export type CashierEventProps = {
  [Name in keyof CashierEventMap as `on${PascalCase<Name>}`]?:
    | ((event: CashierEventMap[Name]) => void)
    | undefined;
};

type GivenProps = { [Field in keyof ParentDataInput]?: ParentDataInput[Field] | undefined };

export interface CashierProps
  extends GivenProps,
    CashierEventProps,
    AriaAttributes,
    Pick<HTMLAttributes<HTMLElement>, 'id' | 'className' | 'style'> {
  /** For the page's own tests, styles and scripts. */
  [mark: `data-${string}`]: unknown;
  /** Called with every message to the host. */
  onMessage?: ((message: OutgoingMessage) => void) | undefined;
  /** Rendered by the server, and shown until the element is defined. */
  placeholder?: ReactNode;
}

export { CashierElement };

const EVENTS = [...Object.entries(DOM_EVENTS), ...HOLD_STEPS.map(name => [null, name] as const)].flatMap(
  ([messageType, name]) =>
    name === null ? [] : [{ messageType, name, prop: `on${pascalCase(name)}` as keyof CashierEventProps }],
);

// A server renders no layout, and React 18 warns of the effect there.
const useCommit = typeof document === 'undefined' ? useEffect : useLayoutEffect;

const TAG = 'cashier-widget';

/** Fields that are given to React for an attribute anyway. */
const AT_FIRST: ReadonlySet<string> = new Set(['mode', 'theme']);

/** What the page marks any element with. To one of its own name React 19 gives '' for `true`. */
const marksOf = (props: CashierProps): object =>
  Object.fromEntries(
    Object.entries(props)
      .filter(([name]) => /^(data|aria)-/.test(name))
      .map(([name, value]) => [name, typeof value === 'boolean' ? `${value}` : value]),
  );

const neverChanges = () => () => {};

/**
 * What React 19 sets as properties when it makes the element: where it draws ahead, as in a hidden
 * `<Activity>`, the element starts before any effect. To an element that is not defined, and by React 18,
 * they would be attributes; to one of the server they are not set.
 */
function readAhead(props: CashierProps): GivenProps {
  if (Number.parseInt(version, 10) < 19 || !customElements.get(TAG)) return {};
  const given = PARENT_FIELD_NAMES.map(field => [field, props[field]] as const);
  return Object.fromEntries(given.filter(([field, value]) => value !== undefined && !AT_FIRST.has(field)));
}

/**
 * `<cashier-widget>` for React 18 and 19: parent data as props, events as callbacks, the element as ref. A prop that
 * is left out in a later render goes back to its default.
 */
export const Cashier: ForwardRefExoticComponent<CashierProps & RefAttributes<CashierElement>> = forwardRef<
  CashierElement,
  CashierProps
>(function Cashier(props, ref) {
  const { id, className, style, placeholder } = props;
  const element = useRef<CashierElement>(null);
  useImperativeHandle(ref, () => element.current as CashierElement, []);
  // Hosts pass new closures each render; the ref saves listening anew.
  const latest = useRef(props);
  const isOfServer = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  const [ahead] = useState(() => (isOfServer ? {} : readAhead(props)));
  const applied = useRef<GivenProps>({ ...ahead });
  // What the shell needs before its first paint; later changes go by the properties alone.
  const [first] = useState({
    ...ahead,
    mode: props.mode ?? 'element',
    ...(props.theme && { theme: props.theme }),
  });

  // For good: React takes effects back also where it hides a tree for a while, and money moves on meanwhile.
  const heard = useRef<CashierElement | null>(null);
  useCommit(() => {
    const { current: target } = element;
    if (!target || target === heard.current) return;
    heard.current = target;
    for (const { messageType, name, prop } of EVENTS) {
      const handle = (event: Event) => {
        if (!target.isConnected) return;
        const { onMessage, [prop]: handler } = latest.current;
        (handler as ((event: Event) => void) | undefined)?.(event);
        if (messageType === null) return;
        const { detail } = event as CustomEvent;
        onMessage?.({ messageType, ...detail } as OutgoingMessage);
      };
      target.addEventListener(name, handle as EventListener);
    }
  }, []);

  useCommit(() => {
    latest.current = props;
    const { current: target } = element;
    if (!target) return;
    for (const field of PARENT_FIELD_NAMES) {
      const value = props[field];
      // The element starts in the mode of its attribute.
      if (field === 'mode' || isSameValue(value, applied.current[field])) continue;
      // The page's own rules may go by it: `cashier-widget[theme="dark"]`.
      if (field === 'theme') target.setAttribute(field, `${value ?? ''}`);
      else Object.assign(target, { [field]: value });
      Object.assign(applied.current, { [field]: value });
    }
    if (!customElements.get(TAG)) define();
  });

  // React 19 sets the property, to `undefined` as well.
  useCommit(() => {
    if (id === undefined) element.current?.removeAttribute('id');
  }, [id]);

  return createElement(
    TAG,
    {
      ...marksOf(props),
      ref: element,
      ...first,
      id,
      class: className,
      style,
      suppressHydrationWarning: true,
    },
    placeholder,
  );
});
