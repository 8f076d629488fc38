import type { StudentReport } from '@wonderfield/contract/progress/student-report';
import { Card } from '@wonderfield/ui/card/card';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import styles from './report-cards.module.css';
import { useDayText } from './use-day-text.ts';

/** Shows repeated mistakes with the last question, both answers and one thing to try. */
export const MistakesCard = ({ report }: { report: StudentReport }) => {
  const t = useTranslations('studentReport.mistakes');
  const headingId = useId();
  const { mistakes, student, today } = report;
  const day = useDayText(today);
  return (
    <Card as="section" padding="none" className={styles.card} aria-labelledby={headingId}>
      <h2 id={headingId}>{t('title')}</h2>
      {mistakes.length === 0 && <p className={styles.none}>{t('none')}</p>}
      <ul className={styles.list}>
        {mistakes.map(({ skillId, skillName, whatHappened, times, lastDay, example, toTry }) => (
          <li key={`${skillId} ${whatHappened}`}>
            <div className={styles.line}>
              <h3>{whatHappened.replace(/\.$/, '')}</h3>
              <span className={styles.fact}>
                {t('times', { count: times, day: day.short(lastDay) })}
              </span>
            </div>
            <p className={styles.fact}>{skillName}</p>
            <div className={styles.example}>
              <p>
                {example.ask}
                {example.picture && ` ${t('picture', { what: example.picture })}`}
              </p>
              <dl>
                <div>
                  <dt>{t('given', { name: student.firstName })}</dt>
                  <dd className={styles.wrong}>{example.given}</dd>
                </div>
                <div>
                  <dt>{t('right')}</dt>
                  <dd className={styles.right}>{example.right}</dd>
                </div>
              </dl>
            </div>
            <p>{t.rich('toTry', { what: toTry, strong: (chunks) => <strong>{chunks}</strong> })}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
};
