import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { NetworkError } from '@wonderfield/client/errors';
import type { TaughtClassroom } from '@wonderfield/contract/classrooms/classroom';
import { getClassroomsByEducator } from '@wonderfield/contract/classrooms/classroom-codec';
import type { Student } from '@wonderfield/contract/classrooms/student';
import { needsOwnPassword } from '@wonderfield/contract/sign-in-method';
import { callApi } from '../../../shared/call/call-client.ts';
import { useClassroomChanges } from '../../../shared/classrooms/classrooms-query.ts';

export type Roster = TaughtClassroom & { students: Student[] };

const withStudents = (classroom: TaughtClassroom): Roster => ({
  ...classroom,
  students: classroom.students ?? [],
});

export const rosterQuery = (classroomId: string) =>
  queryOptions({
    queryKey: ['roster', classroomId],
    queryFn: async (): Promise<Roster> => {
      const { classrooms } = await callApi(getClassroomsByEducator, {
        classroomId,
        withRosters: true,
      });
      const [classroom] = classrooms;
      if (classroom?.seenBy !== 'educator') throw new NetworkError();
      return withStudents(classroom);
    },
  });

/** Writes server responses into the roster and into the list of classrooms. */
export const useRosterChanges = (classroomId: string) => {
  const client = useQueryClient();
  const classrooms = useClassroomChanges();
  const { queryKey } = rosterQuery(classroomId);
  return {
    put: (changed: TaughtClassroom) => {
      client.setQueryData(queryKey, withStudents(changed));
      classrooms.put(changed);
    },
    /** Marks that students now use an issued password and not a chosen one. */
    markGiven: (passwords: ReadonlyMap<string, string>) => {
      client.setQueryData(
        queryKey,
        (roster) =>
          roster && {
            ...roster,
            students: roster.students.map((student) =>
              passwords.has(student.id)
                ? {
                    ...student,
                    hasIssuedPassword: true,
                    mustChangePassword: needsOwnPassword(student.signInMethod),
                  }
                : student,
            ),
          },
      );
    },
    /** Refetches the roster, because it may have changed outside of a response. */
    refresh: () => void client.invalidateQueries({ queryKey }),
  };
};
