import type { StudentReport } from '@wonderfield/contract/progress/student-report';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { goesWell } from '../rules/report-skills.ts';
import styles from './report-print.module.css';
import { useDayText } from './use-day-text.ts';

/** Mistakes on paper, so the report stays on one page. */
const PRINTED_MISTAKES = 2;
const strong = (chunks: ReactNode) => <strong>{chunks}</strong>;

/** Prints what to practice, what goes well, what comes next, and lines for handwriting. */
export const ReportPrintNotes = ({ report }: { report: StudentReport }) => {
  const t = useTranslations('studentReport.printed');
  const stages = useTranslations('progress.stages');
  const { mistakes, skills, assignments, today } = report;
  const day = useDayText(today);
  const well = goesWell(skills);
  const next = assignments.filter(
    ({ state, status }) => state === 'open' && status.state === 'notYet',
  );
  return (
    <>
      <div className={styles.columns}>
        <section>
          <h2>{t('practice')}</h2>
          {mistakes.slice(0, PRINTED_MISTAKES).map(({ skillName, whatHappened, toTry }) => (
            <p key={whatHappened} className={styles.box}>
              {t.rich('practiceItem', { skill: skillName, what: whatHappened, strong })}
              <br />
              {t('toTry', { what: toTry })}
            </p>
          ))}
          {mistakes.length === 0 && <p className={styles.box}>{t('none')}</p>}
        </section>
        <section>
          <h2>{t('goesWell')}</h2>
          <div className={styles.box}>
            {well.map(({ skillId, name, stage, isSure }) => (
              <p key={skillId}>
                {t.rich('goesWellItem', {
                  skill: name,
                  stage: stages(stage).toLowerCase(),
                  certainty: isSure ? t('certain') : t('uncertain'),
                  strong,
                })}
              </p>
            ))}
            {well.length === 0 && t('none')}
          </div>
          {next.length > 0 && (
            <>
              <h2>{t('next')}</h2>
              <div className={styles.box}>
                {next.map(({ assignmentId, skills: assigned, dueOn }) => (
                  <p key={assignmentId}>
                    {t('nextItem', {
                      skills: assigned.map(({ name }) => name).join(', '),
                      day: day.withWeekday(dueOn),
                    })}
                  </p>
                ))}
              </div>
            </>
          )}
        </section>
      </div>
      <h2>{t('notes')}</h2>
      <div className={styles.lines} />
    </>
  );
};
