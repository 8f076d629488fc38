import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';
import styles from './table.module.css';

/** Props of {@link Table}. */
export type TableProps = ComponentProps<'table'> & {
  /** Names the table; shown to screen readers unless `captionShown`. */
  caption: string;
  captionShown?: boolean | undefined;
  /** Below 992 or 768 px rows become blocks: give each TableCell its `label`. */
  stackBelow?: 992 | 768 | undefined;
};

/** A table: `<thead>` and `<tbody>` as children, cells from TableCell where rows stack. */
export const Table = ({
  caption,
  captionShown = false,
  stackBelow,
  className,
  children,
  ...rest
}: TableProps) => (
  <table {...rest} className={cx(styles.table, className)} data-stack={stackBelow}>
    <caption className={captionShown ? styles.caption : 'visually-hidden'}>{caption}</caption>
    {children}
  </table>
);

/** Props of {@link TableCell}. */
export type TableCellProps = ComponentProps<'td'> & {
  /** The column's name, shown before the value when the row is a block. */
  label?: string | undefined;
  /** The cell that names its row: full width and first when stacked. */
  lead?: boolean | undefined;
  /** The cell of buttons, to the right. */
  actions?: boolean | undefined;
};

/** A cell that knows its column's name. */
export const TableCell = ({
  label,
  lead,
  actions,
  className,
  children,
  ...rest
}: TableCellProps) => (
  <td
    {...rest}
    data-label={label}
    className={cx(lead && styles.lead, actions && styles.actions, className)}
  >
    {actions ? <div className={styles.buttons}>{children}</div> : children}
  </td>
);
