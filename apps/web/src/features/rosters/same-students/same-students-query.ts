import { queryOptions } from '@tanstack/react-query';
import { findSameStudents } from '@wonderfield/contract/classrooms/same-student-codec';
import { callApi } from '../../../shared/call/call-client.ts';
import { nameKey } from '../entry/entry.ts';
import { type Matches, NO_MATCHES } from './same-students.rules.ts';

type Names = readonly { firstName: string; lastName: string }[];

/** Compares names with the students of the teacher and the school. */
export const sameStudentsQuery = (classroomId: string, names: Names) =>
  queryOptions({
    queryKey: ['same-students', classroomId, names],
    queryFn: async (): Promise<Matches> => {
      if (names.length === 0) return NO_MATCHES;
      const { matches } = await callApi(findSameStudents, { classroomId, names: [...names] });
      return new Map(
        matches.flatMap(({ row, students }) => {
          const name = names[row];
          return name ? [[nameKey(name), students] as const] : [];
        }),
      );
    },
    // Names of students are not kept longer than they are shown.
    gcTime: 0,
  });
