import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { displayName } from '../../../../shared/account/display-name.ts';
import { removedStudentsQuery } from '../../api/removed-students.ts';
import type { Roster } from '../../api/roster-query.ts';
import { UndoList } from '../../components/undo-list.tsx';
import { type Named, useRemoval } from './use-removal.ts';

/** Lists students who were removed in the last 30 days, and offers to bring them back. */
export const RemovedStudents = ({
  roster,
  finalFocus,
}: {
  roster: Roster;
  /** Takes the focus when the student leaves the list. */
  finalFocus: RefObject<HTMLElement | null>;
}) => {
  const t = useTranslations('rosters.removed');
  const format = useFormatter();
  // If the request fails, the roster still works.
  const { data: students = [] } = useQuery(removedStudentsQuery(roster.id));
  const { bringBack, isBringing } = useRemoval(roster.id);
  const isFull = roster.students.length >= roster.capacity;
  const handleBringBack = async (student: Named) => {
    await bringBack([student]);
    finalFocus.current?.focus();
  };
  if (students.length === 0) return null;
  return (
    <UndoList
      title={t('title', { count: students.length })}
      lead={t(isFull ? 'full' : 'lead')}
      action={t('bringBack')}
      disabled={isFull || isBringing}
      items={students.map((student) => ({
        id: student.id,
        name: displayName(student),
        detail: t('listed', {
          username: student.username,
          by: student.removedBy,
          hasTeacher: String(student.removedBy !== ''),
          date: format.dateTime(new Date(student.removedAt), { dateStyle: 'medium' }),
        }),
        actionLabel: t('bringBackOf', { name: displayName(student) }),
        // A toast already showed the error.
        onAction: () => void handleBringBack(student).catch(() => undefined),
      }))}
    />
  );
};
