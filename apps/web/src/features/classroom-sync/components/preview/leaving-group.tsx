import type { SyncPreview } from '@wonderfield/contract/classroom-sync/sync-preview';
import { syncCounts } from '@wonderfield/contract/classroom-sync/sync-rules';
import { Avatar } from '@wonderfield/ui/avatar/avatar';
import { Checkbox } from '@wonderfield/ui/checkbox-field/checkbox';
import { Tag } from '@wonderfield/ui/tag/tag';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { displayName } from '../../../../shared/account/display-name.ts';
import { type PreviewChoices, peopleLeaving } from '../../rules/preview-choices.ts';
import { SERVICE_NAMES } from '../services.ts';
import pageStyles from '../sync-page.module.css';
import { useDateFormat } from '../use-date-format.ts';
import { GroupTitle } from './group-title.tsx';
import { PeopleGroup, PersonLine } from './people-group.tsx';
import { PART_IDS } from './preview-part-ids.ts';

/** Lists students who would leave. Kept students stay as if they had been added manually. */
export const LeavingGroup = ({
  preview,
  choices,
  onKeep,
}: {
  preview: SyncPreview;
  choices: PreviewChoices;
  onKeep: (id: string, isKept: boolean) => void;
}) => {
  const t = useTranslations('classroomSync.preview');
  const { dayOf } = useDateFormat();
  const [isKeeping, setKeeping] = useState(false);
  const people = peopleLeaving(preview, choices);
  if (people.length === 0) return null;
  return (
    <PeopleGroup
      id={PART_IDS.left}
      title={<GroupTitle part="left" count={syncCounts(preview, choices).left} />}
      action={
        <button
          type="button"
          className={pageStyles.textButton}
          aria-expanded={isKeeping}
          onClick={() => setKeeping(!isKeeping)}
        >
          {t(isKeeping ? 'keepDone' : 'keepSome')}
        </button>
      }
      note={isKeeping && t('keepHelp', { service: SERVICE_NAMES[preview.service] })}
      people={people}
      isWhole={isKeeping}
      lineOf={(person) => {
        const name = displayName(person);
        const isKept = choices.keptIds.includes(person.id);
        return (
          <PersonLine
            key={person.id}
            picture={
              isKeeping ? (
                <Checkbox
                  aria-label={t('keep', { name })}
                  checked={isKept}
                  onChange={(event) => onKeep(person.id, event.target.checked)}
                />
              ) : (
                <Avatar userId={person.id} size={36} />
              )
            }
            name={name}
            end={isKept && <Tag>{t('kept')}</Tag>}
          >
            {person.why === 'notChosen' && `${t('notChosen')} · `}
            {person.lastSeenAt ? t('lastSeen', { day: dayOf(person.lastSeenAt) }) : t('neverSeen')}
          </PersonLine>
        );
      }}
    />
  );
};
