import { z } from 'zod';

export type Place = { city: string; state: string };
/** Finds the place of a 5-digit zip; nothing when there is none. */
export type ZipLookup = (zip: string) => Promise<Place | undefined>;

/** Every US zip, offline. Read when the process starts: the table takes a third of a second. */
const offlineLookup = async (): Promise<ZipLookup> => {
  const { lookup } = await import('zipcodes');
  return async (zip) => {
    const place = lookup(zip);
    return place?.country === 'US' ? { city: place.city, state: place.state } : undefined;
  };
};

const OutsideAnswerSchema = z.object({
  places: z
    .array(z.object({ 'place name': z.string(), 'state abbreviation': z.string() }))
    .default([]),
});
const OUTSIDE_TIMEOUT_MS = 3000;

/** A service that answers like zippopotam.us: 404 for an unknown zip. */
const outsideLookup =
  (baseUrl: string): ZipLookup =>
  async (zip) => {
    const answer = await fetch(`${baseUrl.replace(/\/+$/, '')}/us/${zip}`, {
      signal: AbortSignal.timeout(OUTSIDE_TIMEOUT_MS),
      redirect: 'error',
    });
    if (answer.status === 404) return undefined;
    if (!answer.ok) throw new Error(`The zip service answered ${answer.status}`);
    const [place] = OutsideAnswerSchema.parse(await answer.json()).places;
    return place && { city: place['place name'], state: place['state abbreviation'] };
  };

export const makeZipLookup = async (outsideUrl: string | undefined): Promise<ZipLookup> =>
  outsideUrl ? outsideLookup(outsideUrl) : offlineLookup();
