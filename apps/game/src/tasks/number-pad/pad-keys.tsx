import { Check, Delete } from 'lucide-react';
import type { KeyboardEventHandler } from 'react';
import { TASK_STRINGS } from '../shared/task.strings.en.ts';
import styles from './number-pad.module.css';

const WHOLE = ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'Backspace', '0'] as const;
const WITH_POINT = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '0', 'Backspace'] as const;

const NAMES: Readonly<Record<string, string>> = {
  Backspace: TASK_STRINGS.erase,
  '.': TASK_STRINGS.point,
};

type PadKeysProps = {
  hasPoint: boolean;
  canCheck: boolean;
  onClick: (key: string) => void;
  onCheck: () => void;
  onKeyDown: KeyboardEventHandler;
};

/** Digits, erase, check and an optional decimal point. */
export const PadKeys = ({ hasPoint, canCheck, onClick, onCheck, onKeyDown }: PadKeysProps) => (
  // biome-ignore lint/a11y/useSemanticElements: keys are not fields of a form
  <div className={styles.pad} role="group" aria-label={TASK_STRINGS.pad} data-decimals={hasPoint}>
    {(hasPoint ? WITH_POINT : WHOLE).map((key) => (
      <button
        key={key}
        type="button"
        className={styles.key}
        aria-label={NAMES[key]}
        onClick={() => onClick(key)}
        onKeyDown={onKeyDown}
      >
        {key === 'Backspace' ? <Delete aria-hidden="true" /> : key}
      </button>
    ))}
    <button
      type="button"
      className={styles.go}
      aria-label={TASK_STRINGS.check}
      disabled={!canCheck}
      onClick={onCheck}
    >
      <Check aria-hidden="true" />
    </button>
  </div>
);
