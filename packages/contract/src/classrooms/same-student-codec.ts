import { defineCodec } from '../codec.ts';
import { fromNameMatchJson, type NameMatch, toNameMatchJson } from './same-student.ts';

/* Codec of the call about students who may have a login already. */

export const findSameStudents = defineCodec('findSameStudents', {
  fields: { classroomId: 'classRoomId' },
  write: ({ matches }: { matches: NameMatch[] }) => ({ matches: matches.map(toNameMatchJson) }),
  read: ({ matches }: { matches: ReturnType<typeof toNameMatchJson>[] }) => ({
    matches: matches.map(fromNameMatchJson),
  }),
});
