import { encodeChildPassword } from '@wonderfield/contract/children/child-rules';
import type { ResponseChange } from '../stop.ts';

const NAMES = [
  'Maximiliana Featherstonehaugh-Cruz',
  'Nguyễn Thị Minh Khai',
  'يوسف الحداد',
  '王小明',
  'Jo Li',
];
const METHODS = ['pictures', 'scan', 'words', 'own'] as const;

/** A class in which every method is used, some names are long and some are not Latin. */
const withMethods =
  (count: number, methods: readonly string[] = METHODS): ResponseChange =>
  (response) => ({
    ...response,
    allClassroomsDocs: response.allClassroomsDocs.map((room: { studentData?: object[] }) => {
      const students = room.studentData ?? [];
      if (students.length === 0) return room;
      const all = Array.from({ length: count }, (_, index) => {
        const [firstName = '', ...others] = (NAMES[index] ?? '').split(' ');
        return {
          ...students[index % students.length],
          ...(index < NAMES.length && { firstName, lastName: others.join(' ') }),
          userId: `student-${index}`,
          schoolAccountReg: '1',
          hasIssuedPassword: true,
          hasCard: index % 3 === 0,
          signInMethod: methods[index % methods.length],
        };
      });
      return { ...room, noOfStudents: count, studentData: all };
    }),
  });

const idsOf = (count: number) => Array.from({ length: count }, (_, index) => `student-${index}`);
const PICTURES = ['sun', 'fish', 'key', 'cat', 'tree', 'drum', 'house', 'star', 'kite'];

/** What the server would return for the students of `withMethods`. */
export const secretsFor = (count: number, methods?: readonly string[]) => ({
  getClassroomsByEducator: withMethods(count, methods),
  showSignInCode: {
    cardCode: 'x'.repeat(22),
    expiresAt: new Date(Date.now() + 60 * 60_000).toISOString(),
  },
  issueCards: {
    cards: idsOf(count).map((userId, index) => ({
      userId,
      cardCode: `code${String(index).padStart(3, '0')}`.padEnd(22, 'x'),
    })),
  },
  showPictures: {
    pictures: idsOf(count).map((userId, index) => ({
      userId,
      pictures: [0, 1, 2].map((place) => PICTURES[(index * 3 + place) % PICTURES.length]),
    })),
  },
  showRosterPasswords: {
    passwords: idsOf(count).map((userId) => ({
      userId,
      studentPassword: encodeChildPassword('Maple-otter42'),
    })),
  },
});
