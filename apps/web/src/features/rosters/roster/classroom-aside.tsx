import { Plot } from '@wonderfield/ui/art/plot/plot';
import { Card } from '@wonderfield/ui/card/card';
import { Note } from '@wonderfield/ui/note/note';
import { Seats } from '@wonderfield/ui/seats/seats';
import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import {
  cropOf,
  enrolledIn,
  gradeOf,
  subjectOf,
} from '../../../shared/classrooms/classroom-facts.ts';
import type { Roster } from '../api/roster-query.ts';
import styles from './classroom-aside.module.css';

/** Shows the classroom and its free seats, including the rows being entered. */
export const ClassroomAside = ({
  roster,
  typed,
  heading,
}: {
  roster: Roster;
  typed: number;
  /** Takes the focus when the focused element is removed. */
  heading: RefObject<HTMLHeadingElement | null>;
}) => {
  const t = useTranslations('rosters.add');
  const { name, subject, capacity } = roster;
  const filled = enrolledIn(roster) + typed;
  const facts = [
    [t('grade'), gradeOf(roster)],
    [t('subject'), subjectOf(roster)],
    [t('students'), t('places', { filled, capacity })],
  ] as const;
  return (
    <Card as="aside" padding="none" className="no-print" aria-label={t('about')}>
      <Plot subject={cropOf(subject)} width={300} height={104} className={styles.plot} />
      <div className={styles.inner}>
        <h2 ref={heading} tabIndex={-1} className={styles.name}>
          {name}
        </h2>
        <dl className={styles.facts}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Seats
          filled={filled}
          capacity={Math.max(capacity, filled)}
          label={t('seats', { filled, capacity })}
        />
        <Note className={styles.note}>{t('usernameNote')}</Note>
      </div>
    </Card>
  );
};
