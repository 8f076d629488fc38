import { queryOptions } from '@tanstack/react-query';
import { TEXTS } from '@wonderfield/contract/texts';

export type ZipAnswer = { city: string; state: string } | { error: string };

/** City and state of a five-digit zip, or the message to show under the field. */
export const zipQuery = (zip: string) =>
  queryOptions({
    queryKey: ['zip', zip],
    queryFn: async ({ signal }): Promise<ZipAnswer> => {
      const response = await fetch(`/zip/${zip}`, { signal });
      const answer = await response.json().catch(() => null);
      return answer ?? { error: TEXTS.somethingWrong };
    },
    enabled: /^\d{5}$/.test(zip),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
