import { queryOptions, useQuery } from '@tanstack/react-query';
import { bedAt, dressAt, PLACE_ORDER, PLACES, plantSizeAt } from '@wonderfield/contract/play/field';
import type { OwnPlace } from '@wonderfield/ui/field-art/own-field';
import { type AnswerOf, callApi } from '../../../shared/call/call-client.ts';

type OwnField = AnswerOf<'getOwnField'>;

const ownFieldQuery = (userId: string) =>
  queryOptions({
    queryKey: ['own-field', userId],
    queryFn: () => callApi('getOwnField', {}),
    // Fails at once when offline. The student can play without the picture.
    networkMode: 'always',
    retry: false,
  });

/** Returns the eight places as the game shows them. A place without rows has an empty bed. */
const toOwnPlaces = (places: OwnField['places']): OwnPlace[] =>
  PLACE_ORDER.map((subject) => {
    const { rows, stage } = places.find((place) => place.subject === subject) ?? {
      rows: 0,
      stage: 'seed' as const,
    };
    return {
      place: subject,
      crop: PLACES[subject].crop,
      dress: dressAt(rows),
      stage,
      plantSize: plantSizeAt(rows),
      bed: rows > 0 ? bedAt(rows) : [],
    };
  });

/** Returns what has grown in the student's field, or no field if it cannot be loaded. */
export const useOwnField = (userId: string) => {
  const { data, isPending } = useQuery(ownFieldQuery(userId));
  return { field: data, isPending, places: toOwnPlaces(data?.places ?? []) };
};
