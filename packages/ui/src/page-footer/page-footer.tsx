import type { ComponentProps } from 'react';
import { HILL, Picture } from '../art/kit.tsx';
import { Bush, Poplar, Tree } from '../art/plants/plants.tsx';
import { cx } from '../internal/cx.ts';
import styles from './page-footer.module.css';

/** Shows the footer as a hill with links as children. Leave 136 px free above it for its trees. */
export const PageFooter = ({ className, children, ...rest }: ComponentProps<'footer'>) => (
  <footer {...rest} className={cx(styles.footer, className)}>
    <Picture width={280} height={90} className={styles.trees}>
      <Tree x={60} y={86} s={0.62} fill={HILL[4]} />
      <Tree x={96} y={86} s={0.46} fill={HILL[4]} />
      <Poplar x={214} y={84} s={0.5} fill={HILL[4]} />
      <Poplar x={238} y={84} s={0.4} fill={HILL[4]} />
      <Bush x={160} y={88} s={0.5} />
    </Picture>
    <Picture width={1440} height={64} fit="none" className={styles.hill}>
      <path d="M0 40C220 4 420 0 700 30S1220 64 1440 18V64H0Z" fill={HILL[4]} />
      <path d="M0 54C260 26 500 30 760 50S1260 60 1440 40V64H0Z" fill={HILL[5]} />
    </Picture>
    <div className={styles.wrap}>{children}</div>
  </footer>
);
