import type { ReactElement, ReactNode } from 'react';
import page from '../styles/page.css?inline';
import { useSheet } from '../useSheet';

export type CardProps = { children: ReactNode; part?: string; label?: string };

export function Card({ children, part, label }: CardProps): ReactElement {
  useSheet(page);
  const parts = part ? `card ${part}` : 'card';
  return label ? (
    <section className="card card--stack" part={parts} aria-label={label}>
      {children}
    </section>
  ) : (
    <div className="card card--stack" part={parts}>
      {children}
    </div>
  );
}
