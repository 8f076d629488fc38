import type { ExternalStudent } from '@wonderfield/contract/classroom-sync/external-class';
import type { RosterService } from '@wonderfield/contract/classrooms/classroom';
import { Table } from '@wonderfield/ui/table/table';
import { SelectAllHeader, SelectCell } from '@wonderfield/ui/table/table-select';
import { Tag } from '@wonderfield/ui/tag/tag';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { displayName } from '../../../../shared/account/display-name.ts';
import { idsBetween, withIds } from '../../rules/chosen-students.ts';
import { SERVICE_NAMES } from '../services.ts';
import styles from './choose-students.module.css';

const Remark = ({
  student,
  isChosen,
  isNew,
}: {
  student: ExternalStudent;
  isChosen: boolean;
  isNew: boolean;
}) => {
  const t = useTranslations('classroomSync.students');
  if (!isChosen && isNew) return <Tag tone="sky">{t('new')}</Tag>;
  if (!isChosen) {
    return <span className={styles.out}>{t(student.isSynced ? 'leaves' : 'staysOut')}</span>;
  }
  return student.mayBeTwin ? <Tag tone="sun">{t('sameStudent')}</Tag> : null;
};

/**
 * Lists students with checkboxes. Shift with Space or a click selects the range from the last
 * toggled one.
 */
export const ExternalStudentsTable = ({
  service,
  students,
  isPart,
  newIds,
  chosen,
  onChoose,
}: {
  service: RosterService;
  students: readonly ExternalStudent[];
  /** True if a search hides some students. Their selection stays. */
  isPart: boolean;
  /** Students of a synced class who joined it since the last sync. */
  newIds: ReadonlySet<string>;
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
}) => {
  const t = useTranslations('classroomSync.students');
  const shared = useTranslations('shared');
  const lastId = useRef<string>(undefined);
  const isRange = useRef(false);
  const ids = students.map(({ id }) => id);

  const handleToggle = (id: string, isChosen: boolean) => {
    const taken = isRange.current && lastId.current ? idsBetween(ids, lastId.current, id) : [id];
    lastId.current = id;
    onChoose(withIds(chosen, taken, isChosen));
  };
  return (
    <Table
      caption={t('caption', { service: SERVICE_NAMES[service] })}
      className={styles.table}
      // Record Shift before the change event, because not every browser reports it there.
      onKeyDownCapture={(event) => {
        isRange.current = event.shiftKey;
      }}
      onPointerDownCapture={(event) => {
        isRange.current = event.shiftKey;
      }}
    >
      <thead>
        <tr>
          <SelectAllHeader
            label={t(isPart ? 'selectFound' : 'selectAll')}
            total={ids.length}
            selected={ids.filter((id) => chosen.has(id)).length}
            onChange={(all) => onChoose(withIds(chosen, ids, all))}
          />
          <th scope="col">{shared('firstName')}</th>
          <th scope="col">{shared('lastName')}</th>
          <th scope="col">{shared('email')}</th>
          <th scope="col">
            <span className="visually-hidden">{t('remarks')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {students.map((student) => {
          const { id, firstName, lastName, email } = student;
          const isChosen = chosen.has(id);
          return (
            <tr key={id}>
              <SelectCell
                label={t('select', { name: displayName(student).trim() })}
                checked={isChosen}
                onChange={(checked) => handleToggle(id, checked)}
              />
              <td className={styles.name}>{firstName}</td>
              <td className={styles.name}>{lastName}</td>
              <td className={styles.email}>
                {email ?? (
                  <span className={styles.out} data-alone={t('emailNotShared')}>
                    <span>{t('notShared')}</span>
                  </span>
                )}
              </td>
              <td className={styles.remark}>
                <Remark student={student} isChosen={isChosen} isNew={newIds.has(id)} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
};
