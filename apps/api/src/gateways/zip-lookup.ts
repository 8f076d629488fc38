import { z } from 'zod';

export type Place = { city: string; state: string };
/** Returns the city and state of a 5-digit zip code, or undefined if there is none. */
export type ZipLookup = (zip: string) => Promise<Place | undefined>;

/**
 * Looks up US zip codes in a local table. Loads it at startup, because that takes a third of a
 * second.
 */
const offlineLookup = async (): Promise<ZipLookup> => {
  const { lookup } = await import('zipcodes');
  return async (zip) => {
    const place = lookup(zip);
    return place?.country === 'US' ? { city: place.city, state: place.state } : undefined;
  };
};

const ExternalResponseSchema = z.object({
  places: z
    .array(z.object({ 'place name': z.string(), 'state abbreviation': z.string() }))
    .default([]),
});
const EXTERNAL_TIMEOUT_MS = 3000;

/** Uses a service with the API of zippopotam.us, which returns 404 for an unknown zip code. */
const externalLookup =
  (baseUrl: string): ZipLookup =>
  async (zip) => {
    const response = await fetch(`${baseUrl.replace(/\/+$/, '')}/us/${zip}`, {
      signal: AbortSignal.timeout(EXTERNAL_TIMEOUT_MS),
      redirect: 'error',
    });
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Error(`The zip service responded with ${response.status}.`);
    const [place] = ExternalResponseSchema.parse(await response.json()).places;
    return place && { city: place['place name'], state: place['state abbreviation'] };
  };

export const createZipLookup = async (externalUrl: string | undefined): Promise<ZipLookup> =>
  externalUrl ? externalLookup(externalUrl) : offlineLookup();
