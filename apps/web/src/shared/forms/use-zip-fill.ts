import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { zipQuery } from './zip-lookup.ts';

/** Fills in city and state for a five-digit zip code and returns the error for the field. */
export const useZipFill = (
  zip: string,
  onFound: (place: { city: string; state: string }) => void,
) => {
  const { data, error } = useQuery(zipQuery(zip));
  const place = data && 'city' in data ? data : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: filled once per answer, so that what is typed afterwards stays
  useEffect(() => {
    if (place) onFound(place);
  }, [place]);
  return {
    isAccepted: place !== undefined,
    error: data && 'error' in data ? data.error : error?.message,
  };
};
