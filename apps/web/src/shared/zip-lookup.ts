import { queryOptions } from '@tanstack/react-query';
import { TEXTS } from '@wonderfield/contract/texts';

export type ZipResponse = { city: string; state: string } | { error: string };

/** City and state of a five-digit zip, or the message to show under the field. */
export const zipQuery = (zip: string) =>
  queryOptions({
    queryKey: ['zip', zip],
    queryFn: async ({ signal }): Promise<ZipResponse> => {
      const response = await fetch(`/zip/${zip}`, { signal }).catch(() => undefined);
      const answer = response?.ok ? await response.json().catch(() => undefined) : undefined;
      // Thrown, not answered: what could not be looked up is asked again the next time.
      if (!answer) throw new Error(TEXTS.somethingWrong);
      return answer;
    },
    enabled: /^\d{5}$/.test(zip),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
