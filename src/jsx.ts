import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { CashierElement } from './element/CashierElement';
import type { CashierEventMap } from './host/CashierEventMap';
import type { ParentDataInput } from './host/parentData';

type KebabCase<Name extends string> = Name extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `-${Lowercase<Letter>}`}${KebabCase<Rest>}`
  : Name;

/**
 * Attributes as written in HTML: lists and objects as JSON. The only way in React 18. No `false`: React 18 writes it as
 * text, React 19 leaves the attribute out, which is its default.
 */
export type CashierAttributes = {
  [Field in keyof ParentDataInput as KebabCase<Field>]?: ParentDataInput[Field] extends boolean
    ? true | 'true' | 'false' | ''
    : ParentDataInput[Field] extends string
      ? ParentDataInput[Field]
      : string;
};

/** Listeners as React 19 binds them: `onfull-loaded`. */
export type CashierListeners = {
  [Name in keyof CashierEventMap as `on${Name}`]?: ((event: CashierEventMap[Name]) => void) | undefined;
};

/** React 19 sets what is a property of the element as a property: objects need no JSON there. */
type Loosely<First, Second> = {
  [Key in keyof First | keyof Second]?:
    | (Key extends keyof First ? First[Key] : never)
    | undefined
    | (Key extends keyof Second ? Second[Key] : never);
};

type OwnProps = Loosely<CashierAttributes, ParentDataInput> & CashierListeners & { class?: string };

/** `<cashier-widget>` written in JSX, for React 18 and 19. */
export type CashierJsxProps = OwnProps &
  Omit<DetailedHTMLProps<HTMLAttributes<CashierElement>, CashierElement>, keyof OwnProps>;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'cashier-widget': CashierJsxProps;
    }
  }
}
