import type { SyncPreview } from '@wonderfield/contract/classroom-sync/sync-preview';
import type { RosterService } from '@wonderfield/contract/classrooms/classroom';
import type { Fields } from '../build-test-app.ts';
import { expectSuccess } from '../expect-response.ts';
import { makeEducator } from '../factories/make-educator.ts';
import type { MadeUser } from '../factories/make-user.ts';
import { signIn } from '../factories/sign-in.ts';
import { openBrowser } from '../fakes/sign-in-browser.ts';
import type { Person, SignInPortal } from '../fakes/sign-in-sandbox.ts';

type ExternalClass = { id: string; name: string; students: Person[] };
type Traits = {
  owner?: MadeUser;
  /** Ids of co-teachers at the service. */
  coTeachers?: string[];
  /** Number of students, or the students. */
  students?: number | (object | string)[];
  name?: string;
  /** Additional fields of the teacher and the class at the service. */
  teacherFields?: object;
  classFields?: object;
};

/** Creates a signed-in educator who is connected to a service, and the person at the service. */
export const connectTeacher = async (
  world: SignInPortal,
  service: RosterService = 'google',
  owner?: MadeUser,
  fields: object = {},
) => {
  const teacher = owner ?? (await makeEducator(world.portal.db));
  const session = await signIn(world.portal, teacher);
  const roles = service === 'clever' ? { roles: ['teacher'] } : {};
  const person = await world.newPerson(service, { ...roles, ...fields });
  const browser = openBrowser(world);
  const { code } = await browser.travel(service, { as: person.id, for: 'rosters' });
  expectSuccess(await browser.call('connectAccount', { code, ...session }));
  return { teacher, session, person };
};

/** Creates a class with a teacher at another service, and returns helpers for both. */
export const openClass = async (
  world: SignInPortal,
  service: RosterService = 'google',
  {
    owner,
    coTeachers = [],
    students = 3,
    name = 'Morning Math Lab',
    teacherFields,
    classFields,
  }: Traits = {},
) => {
  const { portal, control } = world;
  const connected = await connectTeacher(world, service, owner, teacherFields);
  const { session, person } = connected;
  const made = (await control(service, '/classes', {
    name,
    teachers: [person.id, ...coTeachers],
    students,
    ...classFields,
  })) as ExternalClass;
  const at = `/classes/${made.id}`;

  /** Reads the current class and students from the service. */
  const read = async (): Promise<ExternalClass> => {
    const response = await fetch(`${world.sandbox.homeUrl}/${service}${at}`);
    return (await response.json()) as ExternalClass;
  };
  const selection = async (chosenIds?: readonly string[]) => ({
    googleClassroomId: made.id,
    isGoogleClassroom: service === 'google' ? '1' : '0',
    studentIds: JSON.stringify(chosenIds ?? (await read()).students.map(({ id }) => id)),
    ...session,
  });
  const list = (fields: Fields = {}) =>
    portal.call(service === 'google' ? 'getGoogleClassrooms' : 'getCleverClassrooms', {
      ...session,
      ...fields,
    });
  const preview = async (chosenIds?: readonly string[]) => {
    const response = await portal.call('previewClassroomSync', await selection(chosenIds));
    return expectSuccess(response).body.preview as SyncPreview;
  };
  const sync = async (fields: Fields = {}, chosenIds?: readonly string[]) =>
    portal.call('googleClassroomSync', { ...(await selection(chosenIds)), ...fields });
  /** Runs a sync that must succeed. */
  const synced = async (fields: Fields = {}, chosenIds?: readonly string[]) => {
    const { body } = expectSuccess(await sync(fields, chosenIds));
    return { syncId: String(body.syncId), classroomId: String(body.classRoomId), body };
  };
  const undo = (ids: { syncId: string; classroomId: string }) =>
    portal.call('undoClassroomSync', {
      classRoomId: ids.classroomId,
      syncId: ids.syncId,
      ...session,
    });
  return {
    ...connected,
    id: made.id,
    service,
    read,
    selection,
    list,
    preview,
    sync,
    synced,
    undo,
    rename: (next: string) => control(service, at, { name: next }, 'PATCH'),
    archive: () => control(service, at, { state: 'ARCHIVED' }, 'PATCH'),
    renameStudent: (studentId: string, names: object) =>
      control(service, `/people/${studentId}`, names, 'PATCH'),
    addStudent: async (fields: object) => {
      const servicePerson = await world.newPerson(
        service,
        service === 'clever' ? { roles: ['student'], ...fields } : fields,
      );
      await control(service, `${at}/students/${servicePerson.id}`, {}, 'PUT');
      return servicePerson;
    },
    removeStudent: (studentId: string) =>
      control(service, `${at}/students/${studentId}`, {}, 'DELETE'),
    addFault: (fault: object) => world.addFault(service, { for: person.id, ...fault }),
  };
};
