import { Button } from '@wonderfield/ui/button/button';
import { Check, Lightbulb } from 'lucide-react';
import { RoundButton } from '../../round-button/round-button.tsx';
import type { SheetProps } from '../shared/sheet-props.ts';
import { TASK_STRINGS } from '../shared/task.strings.en.ts';
import styles from './pre-reader-sheet.module.css';

type PreReaderActionsProps = {
  hint: string;
  current: SheetProps['asked'];
  canPass: boolean;
};

/** Check as a large check mark, with the hint beside it. */
export const PreReaderActions = ({ hint, current, canPass }: PreReaderActionsProps) => (
  <div className={styles.actions}>
    <button
      type="button"
      className={styles.check}
      aria-label={TASK_STRINGS.check}
      disabled={!current.canCheck}
      onClick={current.check}
    >
      <Check aria-hidden="true" />
    </button>
    {canPass && (
      <Button variant="secondary" className={styles.pass} onClick={current.pass}>
        {TASK_STRINGS.pass}
      </Button>
    )}
    {current.isHintShown ? (
      // Takes the focus from the hint button that it replaces.
      <p className={styles.hintText} ref={(text) => text?.focus()} tabIndex={-1}>
        {hint}
      </p>
    ) : (
      <span className={styles.hint}>
        <RoundButton
          label={TASK_STRINGS.hint}
          icon={<Lightbulb aria-hidden="true" />}
          onClick={current.showHint}
        />
      </span>
    )}
  </div>
);
