import { GRADES } from '@wonderfield/contract/options';
import type { GradeNumber } from '@wonderfield/questions/question';
import { useHeadingFocus } from '../field/shared/use-heading-focus.ts';
import type { GameParts } from './game-parts.ts';
import styles from './grade-page.module.css';
import { GradeScene } from './grade-scene.tsx';
import { sampleStrings as words } from './sample.strings.en.ts';

type GradePageProps = Pick<GameParts, 'Flower' | 'Hare'> & {
  /** True while the field of the chosen grade opens. */
  isOpening: boolean;
  onChoose: (grade: GradeNumber) => void;
};

/** First page of the sample game: nine grades, each with the flower that its hare wears. */
export const GradePage = ({ Flower, Hare, isOpening, onChoose }: GradePageProps) => {
  const heading = useHeadingFocus();
  const choose = (grade: GradeNumber) => {
    if (!isOpening) onChoose(grade);
  };
  return (
    <main id="main" className={styles.page} data-hour="morning" data-audience="student">
      <GradeScene />
      <Hare className={styles.hare} />
      <div className={styles.card}>
        <h1 ref={heading} tabIndex={-1}>
          {words.title}
        </h1>
        <p className={styles.lead}>{words.lead}</p>
        <ul className={styles.grades} aria-label={words.grades} aria-busy={isOpening}>
          {GRADES.map(({ value, label }, grade) => (
            <li key={value}>
              <button type="button" onClick={() => choose(grade as GradeNumber)}>
                <Flower seed={grade} size={52} />
                <span className={styles.short} aria-hidden="true">
                  {words.shortGrade(value)}
                </span>
                <span className={styles.label}>{label}</span>
              </button>
            </li>
          ))}
        </ul>
        <p className="visually-hidden" role="status">
          {isOpening ? words.opening : ''}
        </p>
      </div>
    </main>
  );
};
