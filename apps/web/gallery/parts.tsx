import { Card } from '@wonderfield/ui/card/card';
import type { ReactNode } from 'react';
import styles from './gallery.module.css';

export const Block = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card as="section" className={styles.block ?? ''}>
    <h2>{title}</h2>
    {children}
  </Card>
);

/** Shows one state of a primitive with its name below. */
export const State = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={styles.state}>
    {children}
    <span className={styles.caption}>{name}</span>
  </div>
);
