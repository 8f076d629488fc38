import { sampleStrings as words } from './sample.strings.en.ts';
import styles from './sample-line.module.css';

type SampleLineProps = {
  /** Undefined while the player chooses a grade. */
  onChangeGrade?: (() => void) | undefined;
};

/** Line above the sample game: nothing is saved, and how to leave. */
export const SampleLine = ({ onChangeGrade }: SampleLineProps) => {
  const [back, toWonderfield] = words.back;
  return (
    <aside className={styles.line} aria-label={words.name}>
      <p>{words.notSaved}</p>
      {onChangeGrade ? (
        <button type="button" className={styles.action} onClick={onChangeGrade}>
          {words.changeGrade}
        </button>
      ) : null}
      <a className={styles.action} href="/">
        {back} <span className={styles.long}>{toWonderfield}</span>
      </a>
    </aside>
  );
};
