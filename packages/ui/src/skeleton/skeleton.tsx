import { type CSSProperties, Fragment, type ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import styles from './skeleton.module.css';

/** Props of {@link Furrow}. */
export type FurrowProps = {
  /** Any CSS length. */
  width?: string | undefined;
  height?: string | undefined;
  /** A picture's place, without round corners. */
  square?: boolean | undefined;
};

/** One grey bar in the shape of what will stand there. */
export const Furrow = ({ width = '100%', height = '16px', square }: FurrowProps) => (
  <span
    className={cx(styles.furrow, square && styles.square)}
    style={{ '--width': width, '--height': height } as CSSProperties}
  />
);

/** Props of {@link Skeleton}. */
export type SkeletonProps = {
  /** The visible words ("Loading, please wait..."). */
  label: string;
  /** Furrows in the final layout; without them three lines. */
  children?: ReactNode;
  className?: string | undefined;
};

const LINES = ['62%', '86%', '48%'];

/** The page being ploughed: furrows in the final layout, and the words. */
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
