import type { RosterService } from '@wonderfield/contract/classrooms/classroom';
import { Button } from '@wonderfield/ui/button/button';
import { Note } from '@wonderfield/ui/note/note';
import { useTranslations } from 'use-intl';
import noteRow from '../../../../shared/pages/note-row.module.css';
import { withIds } from '../../rules/chosen-students.ts';
import { SERVICE_NAMES } from '../services.ts';

/** Says how many students joined the class since the last sync, and selects them with one click. */
export const NewStudentsNote = ({
  service,
  newIds,
  chosen,
  onChoose,
}: {
  service: RosterService;
  newIds: readonly string[];
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
}) => {
  const t = useTranslations('classroomSync.students');
  const count = newIds.length;
  const isAllChosen = newIds.every((id) => chosen.has(id));
  return (
    <Note className={noteRow.note}>
      <p>{t('newcomers', { count, service: SERVICE_NAMES[service] })}</p>
      {!isAllChosen && (
        <Button
          variant="secondary"
          size="sm"
          onClick={() => onChoose(withIds(chosen, newIds, true))}
        >
          {t('selectNew', { count })}
        </Button>
      )}
    </Note>
  );
};
