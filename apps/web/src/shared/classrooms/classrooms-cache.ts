import { type Classroom, ClassroomSchema } from '@wonderfield/contract/classrooms/classroom';
import { forget, recall, remember } from '../local-keys.ts';

/** Students' names and logins are never kept on the device. */
const withoutRoster = ({ studentData: _, ...classroom }: Classroom): Classroom => classroom;

/** The list as it was last seen on this device (S 3.1: `classRooms`), if there is one. */
export const readCachedClassrooms = (): Classroom[] | undefined => {
  try {
    return ClassroomSchema.array().safeParse(JSON.parse(recall('classRooms') ?? '')).data;
  } catch {
    // Not there, or not ours.
    return undefined;
  }
};

export const cacheClassrooms = (list: readonly Classroom[]) =>
  remember('classRooms', JSON.stringify(list.map(withoutRoster)));

export const forgetCachedClassrooms = () => forget('classRooms');
