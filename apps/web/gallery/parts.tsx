import { Card } from '@wonderfield/ui/card/card';
import type { ReactNode } from 'react';
import styles from './gallery.module.css';

/** A card with a heading. */
export const Block = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card as="section" className={styles.block ?? ''}>
    <h2>{title}</h2>
    {children}
  </Card>
);

/** One state of a primitive with its name below. */
export const State = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={styles.state}>
    {children}
    <span className={styles.caption}>{name}</span>
  </div>
);
