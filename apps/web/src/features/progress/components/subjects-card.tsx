import { SUBJECTS } from '@wonderfield/contract/options';
import { PLACES } from '@wonderfield/contract/play/field';
import type { ChildProgress } from '@wonderfield/contract/progress/progress';
import { percentOf } from '@wonderfield/contract/progress/week-rules';
import { PlantPicture } from '@wonderfield/ui/field-picture/field-picture';
import { Table } from '@wonderfield/ui/table/table';
import { useTranslations } from 'use-intl';
import { ChartCard } from './chart-card.tsx';
import styles from './subjects-card.module.css';

type SubjectWeek = ChildProgress['subjects'][number];

const nameOf = (subject: SubjectWeek['subject']) =>
  SUBJECTS.find(({ value }) => value === subject)?.label ?? subject;

const SubjectBars = ({ subjects }: { subjects: readonly SubjectWeek[] }) => {
  const t = useTranslations('progress.child.subjects');
  return (
    <ul className={styles.list}>
      {subjects.map((week) => {
        const percent = percentOf(week) ?? 0;
        return (
          <li key={week.subject} className={styles.row}>
            <span className={styles.plant}>
              <PlantPicture crop={PLACES[week.subject].crop} stage="bloom" height={32} />
            </span>
            <b>{nameOf(week.subject)}</b>
            <svg className={styles.track} aria-hidden="true" preserveAspectRatio="none">
              <rect width={`${percent}%`} height="100%" rx={10} className={styles.bar} />
            </svg>
            <span className={styles.share}>
              {t.rich('share', {
                percent: String(percent),
                count: week.questions,
                strong: (chunks) => <strong>{chunks}</strong>,
              })}
            </span>
          </li>
        );
      })}
    </ul>
  );
};

const SubjectsTable = ({ subjects }: { subjects: readonly SubjectWeek[] }) => {
  const t = useTranslations('progress.child.subjects');
  return (
    <Table caption={t('title')}>
      <thead>
        <tr>
          <th scope="col">{t('subject')}</th>
          <th scope="col">{t('questions')}</th>
          <th scope="col">{t('right')}</th>
        </tr>
      </thead>
      <tbody>
        {subjects.map((week) => (
          <tr key={week.subject}>
            <th scope="row">{nameOf(week.subject)}</th>
            <td>{week.questions}</td>
            <td>{`${week.right} (${percentOf(week) ?? 0}%)`}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
};

/** Shows the week by subject, without comparison to other children. */
export const SubjectsCard = ({ subjects }: Pick<ChildProgress, 'subjects'>) => {
  const t = useTranslations('progress.child.subjects');
  const empty = <p className={styles.empty}>{t('empty')}</p>;
  return (
    <ChartCard
      title={t('title')}
      chart={subjects.length > 0 ? <SubjectBars subjects={subjects} /> : empty}
      table={subjects.length > 0 ? <SubjectsTable subjects={subjects} /> : empty}
    />
  );
};
