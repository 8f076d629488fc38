import type { SyncHistory } from '@wonderfield/contract/classroom-sync/sync-record';
import { Avatar } from '@wonderfield/ui/avatar/avatar';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { displayName } from '../../../../shared/account/display-name.ts';
import { RenamedName } from '../renamed-name.tsx';
import styles from './syncs.module.css';

type Shown = NonNullable<SyncHistory['shown']>;
type Person = Shown['left'][number];

const People = <Each extends Person>({
  title,
  people,
  nameIn,
}: {
  title: string;
  people: readonly Each[];
  nameIn: (person: Each) => ReactNode;
}) =>
  people.length > 0 && (
    <details className={styles.group}>
      <summary>{title}</summary>
      <ul className={styles.people}>
        {people.map((person) => (
          <li key={person.id}>
            <Avatar userId={person.id} size={40} />
            <b>{nameIn(person)}</b>
          </li>
        ))}
      </ul>
    </details>
  );

/** Lists the students that a sync changed, by type of change. */
export const SyncedPeople = ({ shown: { came, joined, renamed, left } }: { shown: Shown }) => {
  const t = useTranslations('classroomSync.syncs');
  return (
    <>
      <People title={t('came', { count: came.length })} people={came} nameIn={displayName} />
      <People title={t('joined', { count: joined.length })} people={joined} nameIn={displayName} />
      <People
        title={t('renamed', { count: renamed.length })}
        people={renamed}
        nameIn={(person) => <RenamedName person={person} />}
      />
      <People title={t('left', { count: left.length })} people={left} nameIn={displayName} />
    </>
  );
};
