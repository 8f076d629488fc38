import { queryOptions } from '@tanstack/react-query';
import { TEXTS } from '@wonderfield/contract/texts/texts';

export type ZipResponse = { city: string; state: string } | { error: string };

/** Fetches city and state of a five-digit zip code, or the error for the field. */
export const zipQuery = (zip: string) =>
  queryOptions({
    queryKey: ['zip', zip],
    queryFn: async ({ signal }): Promise<ZipResponse> => {
      const response = await fetch(`/zip/${zip}`, { signal }).catch(() => undefined);
      const reply = response?.ok ? await response.json().catch(() => undefined) : undefined;
      // Throw instead of returning an error, so a failed lookup is not cached.
      if (!reply) throw new Error(TEXTS.somethingWrong);
      return reply;
    },
    enabled: /^\d{5}$/.test(zip),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
