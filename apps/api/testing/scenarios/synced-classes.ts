import type { RosterService } from '@wonderfield/contract/classrooms/classroom';
import { expectSuccess } from '../expect-response.ts';
import type { Person, SignInPortal } from '../fakes/sign-in-sandbox.ts';
import { connectTeacher } from './external-class.ts';

type Many = { count: number; teacherFields?: object };

/** Creates classes of one teacher with one student each, synced a minute apart. */
export const openSyncedClasses = async (
  world: SignInPortal,
  service: RosterService,
  { count, teacherFields }: Many,
) => {
  const { portal, control } = world;
  const connected = await connectTeacher(world, service, undefined, teacherFields);
  const classes: { id: string; classroomId: string }[] = [];
  for (let index = 0; index < count; index += 1) {
    const made = (await control(service, '/classes', {
      name: `Class ${index}`,
      teachers: [connected.person.id],
      students: [{ firstName: `Robin${'abcdefghijklmnopqrstuvwxyz'[index % 26]}`, lastName: 'Q' }],
    })) as { id: string; students: Person[] };
    portal.clock.advance(60_000);
    const response = await portal.call('googleClassroomSync', {
      googleClassroomId: made.id,
      isGoogleClassroom: service === 'google' ? '1' : '0',
      studentIds: JSON.stringify(made.students.map(({ id }) => id)),
      ...connected.session,
    });
    const { classRoomId } = expectSuccess(response).body;
    classes.push({ id: made.id, classroomId: String(classRoomId) });
  }
  return { ...connected, classes };
};
