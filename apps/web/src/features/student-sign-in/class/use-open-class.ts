import { queryOptions, useQuery } from '@tanstack/react-query';
import { ApiError } from '@wonderfield/client/errors';
import type { OpenClass } from '@wonderfield/contract/student-sign-in/open-class';
import { useState } from 'react';
import { getOpenClass } from '../api/student-sign-in-calls.ts';

/** How often a visible device asks whether the class is open and who is in. */
const POLL_MS = 5000;

const openClassQuery = (classToken: string) =>
  queryOptions({
    queryKey: ['open-class', classToken],
    queryFn: async () => (await getOpenClass(classToken)).openClass,
    refetchInterval: POLL_MS,
    // Fails at once when offline, so the page can say so.
    networkMode: 'always',
    retry: false,
  });

/** Returns true if the device no longer belongs to the class, for example after a new class code. */
const isUnknownClass = (error: unknown) => error instanceof ApiError && error.code === 'CLS_008';

/** Returns the class of this device. The last tiles stay while the class is closed or offline. */
export const useOpenClass = (classToken: string) => {
  const { data, error, isPending } = useQuery(openClassQuery(classToken));
  const [tiles, setTiles] = useState<OpenClass['tiles']>([]);
  if (data && data.tiles.length > 0 && data.tiles !== tiles) setTiles(data.tiles);
  return {
    name: data?.name,
    openUntil: data?.openUntil,
    tiles: data?.openUntil ? data.tiles : tiles,
    isPending,
    isClosed: data !== undefined && data.openUntil === undefined,
    hasLeft: isUnknownClass(error),
    /** True if the newest request failed for another reason. */
    isOffline: error !== null && !isUnknownClass(error),
  };
};
export type OpenClassView = ReturnType<typeof useOpenClass>;
