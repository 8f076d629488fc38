import { useId } from 'react';
import { Checkbox } from '../checkbox-field/checkbox.tsx';
import styles from './table.module.css';

export type SelectAllHeaderProps = {
  /** Accessible name of the checkbox, such as "Select all". */
  label: string;
  total: number;
  selected: number;
  /** Called with true to select all and false to clear. */
  onChange: (all: boolean) => void;
};

/** Shows the checkbox in the header, with a dash for a partial selection. */
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

export type SelectCellProps = {
  /** Accessible name of the checkbox, such as "Select Amara Diallo". */
  label: string;
  checked: boolean;
  disabled?: boolean | undefined;
  onChange: (checked: boolean) => void;
};

/** Shows the checkbox of a row in a 44 px target. */
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
