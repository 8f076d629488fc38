import { useId } from 'react';
import { EMPTY_SEAT } from '../shared/draft.ts';
import styles from './plain.module.css';

type RadiosProps = {
  options: readonly string[];
  picked: number | undefined;
  isLocked: boolean;
  onPick: (at: number) => void;
};

/** Radio buttons for one choice. */
export const Radios = ({ options, picked, isLocked, onPick }: RadiosProps) => {
  const name = useId();
  return options.map((text, at) => (
    <label key={text} className={styles.option}>
      <input
        type="radio"
        name={name}
        checked={picked === at}
        disabled={isLocked}
        onChange={() => onPick(at)}
      />
      {text}
    </label>
  ));
};

type SeatSelectProps = {
  label: string;
  options: readonly { value: number; text: string }[];
  value: number | undefined;
  isLocked: boolean;
  onPick: (value: number) => void;
};

/** A list for one part of the answer. */
export const SeatSelect = ({ label, options, value, isLocked, onPick }: SeatSelectProps) => (
  <label className={styles.seat}>
    <span>{label}</span>
    <select
      value={value ?? EMPTY_SEAT}
      disabled={isLocked}
      onChange={({ target }) => onPick(Number(target.value))}
    >
      <option value={EMPTY_SEAT}>–</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.text}
        </option>
      ))}
    </select>
  </label>
);
