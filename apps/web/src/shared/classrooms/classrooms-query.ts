import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { isForbidden } from '@wonderfield/client/errors';
import type { Classroom } from '@wonderfield/contract/classrooms/classroom';
import { getClassroomsByEducator } from '@wonderfield/contract/classrooms/classroom-codec';
import type { UserType } from '@wonderfield/contract/user-types';
import { callApi } from '../call/call-client.ts';
import { readSession, useSession } from '../session/session-store.ts';
import {
  cacheClassrooms,
  forgetCachedClassrooms,
  readCachedClassrooms,
} from './classrooms-cache.ts';

const readClassrooms = async (userId: string | undefined) => {
  try {
    const { classrooms } = await callApi(getClassroomsByEducator, {});
    // Another user may have signed in during the request.
    if (readSession()?.userId === userId) cacheClassrooms(classrooms);
    return classrooms;
  } catch (error) {
    // A user without access must not keep the cached list.
    if (isForbidden(error)) forgetCachedClassrooms();
    throw error;
  }
};

/** Fetches the user's classrooms. Returns the cached list first. */
const classroomsQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: ['classrooms', userId],
    queryFn: () => readClassrooms(userId),
    initialData: readCachedClassrooms,
    // Marks the cached list as outdated.
    initialDataUpdatedAt: 0,
  });

/** A classroom in the form for one user type. */
type SeenBy<Viewer extends UserType> = Extract<Classroom, { seenBy: Viewer }>;

export type ClassroomsState<Seen extends Classroom = Classroom> = {
  /** Undefined until a list is known. */
  list: Seen[] | undefined;
  /** Why the list could not be loaded. With a list, why it may be outdated. */
  error: Error | null;
  retry: () => void;
};

/** Returns the user's list with its states. A denied request discards the cached list. */
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

/** Writes a change into the list and its cache, and refetches it. */
export const useClassroomChanges = () => {
  const client = useQueryClient();
  const { queryKey } = classroomsQuery(useSession()?.userId);
  const change = (edit: (list: Classroom[]) => Classroom[]) => {
    client.setQueryData(queryKey, (list) => list && edit(list));
    // Do not create a cache from one classroom, because it would be an incomplete list.
    const cached = readCachedClassrooms();
    if (cached) cacheClassrooms(edit(cached));
    void client.invalidateQueries({ queryKey });
  };
  return {
    /** Replaces an existing classroom or adds a new one. */
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
