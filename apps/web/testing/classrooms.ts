import type { ClassroomJson } from '@wonderfield/contract/classrooms/classroom';
import type { InvitationJson, TeamJson } from '@wonderfield/contract/classrooms/team';
import { type FakeApi, fakeApi } from './fake-api.ts';
import { anEducator, userResponse } from './people.ts';
import { heading, renderPortal } from './render-screen.tsx';

type Handlers = NonNullable<Parameters<typeof fakeApi>[0]>;

/** Returns ids of `count` students. */
export const students = (count: number) =>
  Array.from({ length: count }, (_, index) => `student-${index + 1}`);

/** A classroom in the educator's view with 18 of 24 seats taken. */
export const aClassroom = (changes: Partial<ClassroomJson> = {}): ClassroomJson => ({
  classRoomId: 'room-12',
  classRoomName: 'Room 12 Explorers',
  teacherName: 'Amara Reyes',
  classRoomGrade: '3',
  classRoomSubject: 'science',
  noOfStudents: 24,
  studentIds: students(18),
  version: 4,
  ...changes,
});

/** A second classroom without students. */
export const storytellers = (changes: Partial<ClassroomJson> = {}) =>
  aClassroom({
    classRoomId: 'room-7',
    classRoomName: 'Storytellers',
    classRoomGrade: 'Kindergarten',
    classRoomSubject: 'languageArts',
    noOfStudents: 20,
    studentIds: [],
    ...changes,
  });

export const aTeam = (changes: Partial<TeamJson> = {}): TeamJson => ({
  today: '2026-11-18',
  owner: {
    userId: 'educator-1',
    firstName: 'Amara',
    lastName: 'Reyes',
    email: 'amara@school.example.org',
  },
  coTeachers: [
    {
      userId: 'educator-2',
      firstName: 'Noah',
      lastName: 'Lindqvist',
      email: 'noah@school.example.org',
      role: 'coTeacher',
    },
  ],
  ended: [],
  invitations: [],
  ...changes,
});

export const anInvitation = (changes: Partial<InvitationJson> = {}): InvitationJson => ({
  invitationId: 'invitation-1',
  classRoomName: 'Maps and Places',
  invitedBy: 'Noah Lindqvist',
  at: '2026-11-03T15:00:00.000Z',
  role: 'coTeacher',
  ...changes,
});

/** Handlers for tests that pass the teacher's home page: no classrooms yet. */
export const noClassrooms = {
  getClassroomsByEducator: () => ({ allClassroomsDocs: [] }),
  getInvitations: () => ({ invitations: [], handovers: [] }),
} satisfies Handlers;

/** Simulates the server's classrooms, so a later read returns earlier writes. */
export const classroomServer = (start: readonly ClassroomJson[]) => {
  let rooms = [...start];
  const find = (id: string) => rooms.find(({ classRoomId }) => classRoomId === id) ?? aClassroom();
  const change = (id: string, changes: Partial<ClassroomJson>) => {
    rooms = rooms.map((room) => (room.classRoomId === id ? { ...room, ...changes } : room));
    return find(id);
  };
  const handlers = {
    getClassroomsByEducator: ({ classRoomId }) => ({
      allClassroomsDocs: classRoomId ? [find(classRoomId)] : rooms,
    }),
    deleteClassroom: ({ classRoomId }) => {
      rooms = rooms.filter((room) => room.classRoomId !== classRoomId);
      return {};
    },
    archiveClassroom: ({ classRoomId, archived }) => ({
      classRoomJson: change(classRoomId, { isArchived: String(archived) === '1' || undefined }),
    }),
    setClassCode: ({ classRoomId, enabled, renew }) => {
      const code = renew ? 'N3W-C0D' : 'K3M-92Q';
      const classCode = String(enabled) === '1' ? code : undefined;
      change(classRoomId, { classCode });
      return { classCode };
    },
  } satisfies Handlers;
  return { handlers, change, rooms: () => rooms };
};

const openAt = (
  at: string,
  rooms: readonly ClassroomJson[],
  handlers: Handlers,
  educator = anEducator(),
) => {
  const server = classroomServer(rooms);
  const api: FakeApi = fakeApi({
    getUser: () => userResponse(educator),
    getInvitations: () => ({ invitations: [], handovers: [] }),
    ...server.handlers,
    ...handlers,
  });
  return { ...renderPortal({ at, session: educator, api }), api, server };
};

/** Opens an educator's list on a stateful fake server. */
export const openEducatorsList = async (
  rooms: readonly ClassroomJson[],
  handlers: Handlers = {},
  educator = anEducator(),
) => {
  const page = openAt('/classrooms', rooms, handlers, educator);
  await heading('My Classroom(s)');
  return page;
};

/** Opens the teachers of the first classroom. */
export const openTeachers = async (rooms: readonly ClassroomJson[], handlers: Handlers = {}) => {
  const [classroom = aClassroom()] = rooms;
  const page = openAt(`/class-teachers/${classroom.classRoomId}`, rooms, handlers);
  await heading(classroom.classRoomName);
  return page;
};

/** Returns the classroom names in the device cache. */
export const cachedNames = () =>
  JSON.parse(localStorage.getItem('classRooms') ?? 'null')?.map(
    ({ classRoomName }: ClassroomJson) => classRoomName,
  );
