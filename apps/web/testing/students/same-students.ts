import type { toNameMatchJson } from '@wonderfield/contract/classrooms/same-student';
import type { Handlers } from '../rosters.ts';

type MatchJson = ReturnType<typeof toNameMatchJson>;
type StudentJson = MatchJson['students'][number];

/** An existing student of the teacher's class Room 7 Foxes. */
export const aSameStudent = (changes: Partial<StudentJson> = {}): StudentJson => ({
  userId: 'ethan',
  firstName: 'Ethan',
  lastName: 'Davis',
  likeness: 'same',
  email: 'g8bakuyb',
  userGrade: '3',
  classRoomName: 'Room 7 Foxes',
  isTaught: true,
  isHere: false,
  ...changes,
});

/** Answers `findSameStudents` with the students of each name. */
export const matching = (
  studentsByName: Readonly<Record<string, StudentJson[]>>,
): Pick<Handlers, 'findSameStudents'> => ({
  findSameStudents: ({ names }) => ({
    matches: (JSON.parse(String(names)) as { firstName: string; lastName: string }[]).flatMap(
      ({ firstName, lastName }, row) => {
        const students = studentsByName[`${firstName} ${lastName}`];
        return students ? [{ row, students }] : [];
      },
    ),
  }),
});
