import { Children, type CSSProperties, type ReactElement, type ReactNode, useId } from 'react';
import { LONG_FROM_ITEMS } from './longFromItems';

export type MethodSectionProps = {
  title: string;
  layout: 'grid' | 'list';
  /** MethodButton elements, each with a key. */
  children: ReactNode;
};

/** A group of methods. A long one below the fold is not laid out until it comes near. */
export function MethodSection({ title, layout, children }: MethodSectionProps): ReactElement {
  const titleId = useId();
  const items = Children.toArray(children);
  const isLong = items.length >= LONG_FROM_ITEMS;
  return (
    <section
      className={isLong ? 'section section--long' : 'section'}
      part="group"
      aria-labelledby={titleId}
      style={isLong ? ({ '--items': items.length } as CSSProperties) : undefined}
    >
      <h2 className="section__title" id={titleId}>
        {title}
      </h2>
      <ul className={layout}>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: toArray has given each child its own key; this one only wraps it
          <li key={index}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
