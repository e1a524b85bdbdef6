import { type ReactElement, useId } from 'react';
import { LONG_FROM_ITEMS } from './longFromItems';

type MethodSectionProps = {
  title: string;
  layout: 'grid' | 'list';
  /** Methods, or links that look like their rows, each with a key. */
  items: readonly ReactElement[];
};

/** A group of methods. A long one below the fold is not laid out until it comes near. */
export function MethodSection({ title, layout, items }: MethodSectionProps): ReactElement {
  const titleId = useId();
  const isLong = items.length >= LONG_FROM_ITEMS;
  return (
    <section
      className={isLong ? 'section section--long' : 'section'}
      part="group"
      aria-labelledby={titleId}
      style={isLong ? { '--items': items.length } : undefined}
    >
      <h2 className="section__title" id={titleId}>
        {title}
      </h2>
      <ul className={layout}>
        {items.map(item => (
          <li key={item.key}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
