import type { SyncPreview } from '@wonderfield/contract/classroom-sync/sync-preview';
import { syncCounts } from '@wonderfield/contract/classroom-sync/sync-rules';
import { Avatar } from '@wonderfield/ui/avatar/avatar';
import { Card } from '@wonderfield/ui/card/card';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { displayName } from '../../../../shared/account/display-name.ts';
import { type PreviewChoices, peopleAdded } from '../../rules/preview-choices.ts';
import { RenamedName } from '../renamed-name.tsx';
import pageStyles from '../sync-page.module.css';
import { GroupTitle } from './group-title.tsx';
import styles from './people-group.module.css';
import { PeopleGroup, PersonLine } from './people-group.tsx';
import { PART_IDS } from './preview-part-ids.ts';

type GroupProps = { preview: SyncPreview; choices: PreviewChoices };

/** Lists students who would be enrolled, with a new or an existing login. */
export const AddedGroup = ({ preview, choices }: GroupProps) => {
  const t = useTranslations('classroomSync.preview');
  const people = peopleAdded(preview, choices);
  if (people.length === 0) return null;
  return (
    <PeopleGroup
      id={PART_IDS.added}
      title={<GroupTitle part="added" count={syncCounts(preview, choices).added} />}
      people={people}
      lineOf={(person) => (
        <PersonLine
          key={person.id}
          picture={<span className={styles.nobody} aria-hidden />}
          name={displayName(person)}
        >
          {person.hasAccount ? t('hasAccount') : (person.email ?? t('newLogin'))}
        </PersonLine>
      )}
    />
  );
};

/** Lists students whose name would change. Their login stays the same. */
export const RenamedGroup = ({ preview: { renamed } }: Pick<GroupProps, 'preview'>) => {
  const t = useTranslations('classroomSync.preview');
  if (renamed.length === 0) return null;
  return (
    <PeopleGroup
      id={PART_IDS.renamed}
      title={<GroupTitle part="renamed" count={renamed.length} />}
      people={renamed}
      lineOf={(person) => (
        <PersonLine
          key={person.id}
          picture={<Avatar userId={person.id} size={36} />}
          name={<RenamedName person={person} />}
        >
          {t.rich('loginStays', {
            username: person.username,
            code: (words) => <span className="code">{words}</span>,
          })}
        </PersonLine>
      )}
    />
  );
};

/** Lists students without changes. Collapsed, because they need no decision. */
export const MatchedGroup = ({ preview: { matched } }: Pick<GroupProps, 'preview'>) => {
  const t = useTranslations('classroomSync.preview');
  const [isOpen, setOpen] = useState(false);
  const count = matched.length;
  if (count === 0) return null;
  return (
    <Card
      as="section"
      padding="none"
      id={PART_IDS.matched}
      className={`${styles.group} ${styles.closed}`}
    >
      <div className={styles.head}>
        <h2 tabIndex={-1}>
          <GroupTitle part="matched" count={count} />
        </h2>
      </div>
      <button
        type="button"
        className={pageStyles.textButton}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? t('hideMatched') : t('showMatched', { count })}
      </button>
      {isOpen && (
        <ul className={styles.people}>
          {matched.map((person) => (
            <PersonLine
              key={person.id}
              picture={<Avatar userId={person.id} size={36} />}
              name={displayName(person)}
            >
              {t.rich('login', {
                username: person.username,
                code: (words) => <span className="code">{words}</span>,
              })}
            </PersonLine>
          ))}
        </ul>
      )}
    </Card>
  );
};
