import { RadioCards } from '@wonderfield/ui/radio-cards/radio-cards';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Roster } from '../api/roster-query.ts';
import styles from './letter-home.module.css';
import { LetterHome } from './letter-home.tsx';

const KINDS = ['each', 'all'] as const;

/** Prints one letter home per family or one for all. The screen shows only the first. */
export const LettersHome = ({ roster }: { roster: Roster }) => {
  const t = useTranslations('rosters.letter');
  const [kind, setKind] = useState<string>('each');
  const count = roster.students.length;
  return (
    <>
      <div className={`${styles.choice} no-print`}>
        <RadioCards
          legend={t('kind')}
          columns={2}
          value={kind}
          onChange={(event) => setKind(event.target.value)}
          options={KINDS.map((value) => ({
            value,
            label: t(`kinds.${value}`),
            description: t(`about.${value}`, { count }),
          }))}
        />
      </div>
      {kind === 'all' ? (
        <LetterHome roster={roster} />
      ) : (
        roster.students.map((student) => (
          <LetterHome key={student.id} roster={roster} student={student} />
        ))
      )}
      {kind === 'each' && count > 1 && (
        <p className={`${styles.more} no-print`}>{t('more', { count: count - 1 })}</p>
      )}
    </>
  );
};
