import {
  type Classroom,
  ClassroomJsonSchema,
  fromClassroomJson,
  toClassroomJson,
} from '@wonderfield/contract/classrooms/classroom';
import { forget, recall, remember } from '../local-storage.ts';

/** Students' names and logins are never kept on the device. */
const withoutRoster = (classroom: Classroom): Classroom =>
  classroom.seenBy === 'educator' ? { ...classroom, students: undefined } : classroom;

/** The list as it was last seen on this device (S 3.1: `classRooms`), if there is one. */
export const readCachedClassrooms = (): Classroom[] | undefined => {
  try {
    const { data } = ClassroomJsonSchema.array().safeParse(JSON.parse(recall('classRooms') ?? ''));
    return data?.map(fromClassroomJson);
  } catch {
    // Not there, or not ours.
    return undefined;
  }
};

export const cacheClassrooms = (list: readonly Classroom[]) =>
  remember('classRooms', JSON.stringify(list.map(withoutRoster).map(toClassroomJson)));

export const forgetCachedClassrooms = () => forget('classRooms');
