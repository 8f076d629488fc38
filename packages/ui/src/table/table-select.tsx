import { useId } from 'react';
import { Checkbox } from '../checkbox-field/checkbox.tsx';
import styles from './table.module.css';

/** Props of {@link SelectAllHeader}. */
export type SelectAllHeaderProps = {
  /** Name of the box ("Select all"). */
  label: string;
  total: number;
  selected: number;
  /** True: take all. False: clear. */
  onChange: (all: boolean) => void;
};

/** The head's checkbox: a dash while only some rows are chosen. */
export const SelectAllHeader = ({ label, total, selected, onChange }: SelectAllHeaderProps) => {
  const id = useId();
  const all = total > 0 && selected === total;
  return (
    <th scope="col" className={styles.select}>
      <label htmlFor={id} className={styles.target}>
        <span className="visually-hidden">{label}</span>
        <Checkbox
          id={id}
          checked={all}
          indeterminate={selected > 0 && !all}
          disabled={total === 0}
          onChange={() => onChange(!all)}
        />
      </label>
    </th>
  );
};

/** Props of {@link SelectCell}. */
export type SelectCellProps = {
  /** Name of the box ("Select Amara Diallo"). */
  label: string;
  checked: boolean;
  disabled?: boolean | undefined;
  onChange: (checked: boolean) => void;
};

/** A row's checkbox, in a 44 px target. */
export const SelectCell = ({ label, checked, disabled, onChange }: SelectCellProps) => {
  const id = useId();
  return (
    <td className={styles.select}>
      <label htmlFor={id} className={styles.target}>
        <span className="visually-hidden">{label}</span>
        <Checkbox
          id={id}
          checked={checked}
          disabled={disabled}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      </label>
    </td>
  );
};
