import { Check } from 'lucide-react';
import { useId } from 'react';
import styles from './answers.module.css';

export type Choice = { value: string; label: string };

/** Shows answers as segments of a radio group. No answer is selected while `value` is undefined. */
export const Answers = ({
  question,
  choices,
  value,
  onChoose,
}: {
  /** Accessible name of the group. */
  question: string;
  choices: readonly Choice[];
  value: string | undefined;
  onChoose: (value: string) => void;
}) => {
  const name = useId();
  return (
    <fieldset className={styles.answers}>
      <legend className="visually-hidden">{question}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.answer}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChoose(choice.value)}
          />
          {choice.value === value && <Check size={16} strokeWidth={2.6} aria-hidden />}
          <span>{choice.label}</span>
        </label>
      ))}
    </fieldset>
  );
};
