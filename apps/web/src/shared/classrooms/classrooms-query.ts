import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Classroom } from '@wonderfield/contract/classrooms/classroom';
import { getClassroomsByEducator } from '@wonderfield/contract/classrooms/classroom-codec';
import type { UserType } from '@wonderfield/contract/user-types';
import { callApi, isForbidden } from '../call-client.ts';
import { readSession, useSession } from '../session-store.ts';
import {
  cacheClassrooms,
  forgetCachedClassrooms,
  readCachedClassrooms,
} from './classrooms-cache.ts';

const readClassrooms = async (userId: string | undefined) => {
  try {
    const { classrooms } = await callApi(getClassroomsByEducator, {});
    // Somebody else may have signed in while we asked.
    if (readSession()?.userId === userId) cacheClassrooms(classrooms);
    return classrooms;
  } catch (error) {
    // Whoever may no longer see the list does not keep it either.
    if (isForbidden(error)) forgetCachedClassrooms();
    throw error;
  }
};

/** The classrooms of whoever is signed in: the cached list at once, then what the server says. */
const classroomsQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: ['classrooms', userId],
    queryFn: () => readClassrooms(userId),
    initialData: readCachedClassrooms,
    // Older than anything the server says.
    initialDataUpdatedAt: 0,
  });

/** A classroom as one kind of user sees it. */
type SeenBy<Viewer extends UserType> = Extract<Classroom, { seenBy: Viewer }>;

export type ClassroomsState<Seen extends Classroom = Classroom> = {
  /** Nothing while nothing is known. */
  list: Seen[] | undefined;
  /** Why the list could not be read; beside a list: why it may be old. */
  error: Error | null;
  retry: () => void;
};

/** The viewer's list with its states; a "no" of the server leaves nothing of the cached one. */
export const useClassrooms = <Viewer extends UserType>(
  viewer: Viewer,
): ClassroomsState<SeenBy<Viewer>> => {
  const userId = useSession()?.userId;
  const { data, error, isFetching, refetch } = useQuery({
    ...classroomsQuery(userId),
    enabled: userId !== undefined,
  });
  const isTheirs = (classroom: Classroom): classroom is SeenBy<Viewer> =>
    classroom.seenBy === viewer;
  const isKnown = data !== undefined && !isForbidden(error);
  return {
    list: isKnown ? data.filter(isTheirs) : undefined,
    error: isKnown || !isFetching ? error : null,
    retry: () => void refetch(),
  };
};

/** Writes a change into the list and its cache; the server is asked again wherever it is shown. */
export const useClassroomChanges = () => {
  const client = useQueryClient();
  const { queryKey } = classroomsQuery(useSession()?.userId);
  const change = (edit: (list: Classroom[]) => Classroom[]) => {
    client.setQueryData(queryKey, (list) => list && edit(list));
    // Without a list to change there is nothing to keep: one classroom is not all of them.
    const cached = readCachedClassrooms();
    if (cached) cacheClassrooms(edit(cached));
    void client.invalidateQueries({ queryKey });
  };
  return {
    /** Replaces a classroom that is there, adds one that is not. */
    put: (changed: Classroom) =>
      change((list) =>
        list.some(({ id }) => id === changed.id)
          ? list.map((each) => (each.id === changed.id ? changed : each))
          : [...list, changed],
      ),
    remove: (id: string) => change((list) => list.filter((each) => each.id !== id)),
    refresh: () => void client.invalidateQueries({ queryKey }),
  };
};
