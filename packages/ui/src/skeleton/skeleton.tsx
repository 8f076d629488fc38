import { type CSSProperties, Fragment, type ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import styles from './skeleton.module.css';

export type FurrowProps = {
  /** Any CSS length. */
  width?: string | undefined;
  height?: string | undefined;
  /** Square corners, for a picture. */
  square?: boolean | undefined;
};

/** A gray bar in the size of the later content. */
export const Furrow = ({ width = '100%', height = '16px', square }: FurrowProps) => (
  <span
    className={cx(styles.furrow, square && styles.square)}
    style={{ '--width': width, '--height': height } as CSSProperties}
  />
);

export type SkeletonProps = {
  /** Visible text, such as "Loading, please wait...". */
  label: string;
  /** Furrows in the final layout. Defaults to three lines. */
  children?: ReactNode;
  className?: string | undefined;
};

const LINES = ['62%', '86%', '48%'];

/** Shows placeholder bars in the final layout with a loading text. */
export const Skeleton = ({ label, children, className }: SkeletonProps) => (
  <div className={cx(styles.skeleton, className)} aria-busy="true" data-loading>
    <div aria-hidden className={styles.field}>
      {children ??
        LINES.map((width, index) => (
          <Fragment key={width}>
            <Furrow width={width} height={index === 0 ? '24px' : '16px'} />
          </Fragment>
        ))}
    </div>
    <p role="status" className="hint">
      {label}
    </p>
  </div>
);
