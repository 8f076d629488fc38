import { RadioCards } from '@wonderfield/ui/radio-cards/radio-cards';
import { useTranslations } from 'use-intl';
import type { Roster } from '../api/roster-query.ts';
import styles from './letter-home.module.css';
import { LetterHome } from './letter-home.tsx';
import type { CardSecrets } from './use-login-cards.ts';

export const LETTER_KINDS = ['each', 'all'] as const;
export type LetterKind = (typeof LETTER_KINDS)[number];

const toKind = (value: string): LetterKind => LETTER_KINDS.find((each) => each === value) ?? 'each';

/** Prints one letter home per family or one for all. The screen shows only the first. */
export const LettersHome = ({
  roster,
  secrets,
  kind,
  onKind,
}: {
  roster: Roster;
  secrets: CardSecrets;
  kind: LetterKind;
  onKind: (kind: LetterKind) => void;
}) => {
  const t = useTranslations('rosters.letter');
  const count = roster.students.length;
  return (
    <>
      <div className={`${styles.choice} no-print`}>
        <RadioCards
          legend={t('kind')}
          columns={2}
          value={kind}
          onChange={(event) => onKind(toKind(event.target.value))}
          options={LETTER_KINDS.map((value) => ({
            value,
            label: t(`kinds.${value}`),
            description: t(`about.${value}`, { count }),
          }))}
        />
      </div>
      {kind === 'all' ? (
        <LetterHome roster={roster} secrets={secrets} />
      ) : (
        roster.students.map((student) => (
          <LetterHome key={student.id} roster={roster} student={student} secrets={secrets} />
        ))
      )}
      {kind === 'each' && count > 1 && (
        <p className={`${styles.more} no-print`}>{t('more', { count: count - 1 })}</p>
      )}
    </>
  );
};
