import type { ReactNode } from 'react';
import ground from './card-ground.module.css';

type FieldCardProps = { className: string | undefined; isPlain?: boolean; children: ReactNode };

/** A card above the drawn field, as the content of the page. */
export const FieldCard = ({ className, isPlain = false, children }: FieldCardProps) => (
  <main id="main" className={`${ground.ground} ${className}`} data-plain={isPlain || undefined}>
    {children}
  </main>
);
