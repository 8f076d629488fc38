import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';
import styles from './table.module.css';

export type TableProps = ComponentProps<'table'> & {
  /** Accessible name of the table. Visible only with `captionShown`. */
  caption: string;
  captionShown?: boolean | undefined;
  /** Rows become blocks below 992 or 768 px. Set the `label` of each TableCell. */
  stackBelow?: 992 | 768 | undefined;
};

/** A table with `<thead>` and `<tbody>` as children. Use TableCell if rows stack. */
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

export type TableCellProps = ComponentProps<'td'> & {
  /** Name of the column, shown before the value in a stacked row. */
  label?: string | undefined;
  /** The cell that names its row. It is first and full width in a stacked row. */
  lead?: boolean | undefined;
  /** The cell with buttons, aligned right. */
  actions?: boolean | undefined;
};

/** A cell with the name of its column. */
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
