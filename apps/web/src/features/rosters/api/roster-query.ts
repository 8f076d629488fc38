import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { Classroom } from '@wonderfield/contract/classrooms/classroom';
import { CallFailed, callApi } from '../../../shared/call-client.ts';
import { useClassroomChanges } from '../../../shared/classrooms/classrooms-query.ts';

/** A classroom with its students. */
export type Roster = Classroom & { studentData: NonNullable<Classroom['studentData']> };

const withStudents = (classroom: Classroom): Roster => ({
  ...classroom,
  studentData: classroom.studentData ?? [],
});

export const rosterQuery = (classRoomId: string) =>
  queryOptions({
    queryKey: ['roster', classRoomId],
    queryFn: async (): Promise<Roster> => {
      const { allClassroomsDocs } = await callApi('getClassroomsByEducator', {
        classRoomId,
        studentsDataFlag: true,
      });
      const [classroom] = allClassroomsDocs;
      if (!classroom) throw new CallFailed();
      return withStudents(classroom);
    },
  });

/** Writes what the server answered into the roster and into the list of classrooms. */
export const useRosterChanges = (classRoomId: string) => {
  const client = useQueryClient();
  const classrooms = useClassroomChanges();
  const { queryKey } = rosterQuery(classRoomId);
  return {
    put: (changed: Classroom) => {
      client.setQueryData(queryKey, withStudents(changed));
      classrooms.put(changed);
    },
    /** Whoever has a new password signs in with that one, not with one of their own. */
    markGiven: (passwords: ReadonlyMap<string, string>) => {
      client.setQueryData(
        queryKey,
        (roster) =>
          roster && {
            ...roster,
            studentData: roster.studentData.map((student) =>
              passwords.has(student.userId) ? { ...student, passwordResetNotDone: true } : student,
            ),
          },
      );
    },
    /** Asks again: somebody else was here, or a call changed what it did not answer with. */
    refresh: () => void client.invalidateQueries({ queryKey }),
  };
};
