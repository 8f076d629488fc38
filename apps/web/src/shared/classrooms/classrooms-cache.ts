import {
  type Classroom,
  ClassroomJsonSchema,
  fromClassroomJson,
  toClassroomJson,
} from '@wonderfield/contract/classrooms/classroom';
import { forget, recall, remember } from '../session/local-storage.ts';

/** Removes students' names and logins, which are never stored on the device. */
const withoutRoster = (classroom: Classroom): Classroom =>
  classroom.seenBy === 'educator' ? { ...classroom, students: undefined } : classroom;

/** Returns the cached list from `classRooms`, or undefined if there is none. */
export const readCachedClassrooms = (): Classroom[] | undefined => {
  try {
    const { data } = ClassroomJsonSchema.array().safeParse(JSON.parse(recall('classRooms') ?? ''));
    return data?.map(fromClassroomJson);
  } catch {
    // No cache, or not in our format.
    return undefined;
  }
};

export const cacheClassrooms = (list: readonly Classroom[]) =>
  remember('classRooms', JSON.stringify(list.map(withoutRoster).map(toClassroomJson)));

export const forgetCachedClassrooms = () => forget('classRooms');
