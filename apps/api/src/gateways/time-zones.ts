import findZoneAt from '@photostructure/tz-lookup';

/** Returns the time zone of a zip code. */
export type TimeZoneOf = (zip: string | null) => Promise<string>;

/** The zone where most people live. Used without a zip code and for an unknown one. */
const USUAL_ZONE = 'America/New_York';

const zonesByZip = new Map<string, string>();

/** Looks up the coordinates of a zip code, then their time zone. Both tables are local. */
export const findTimeZone: TimeZoneOf = async (zip) => {
  if (zip === null) return USUAL_ZONE;
  const cached = zonesByZip.get(zip);
  if (cached) return cached;
  const { lookup } = await import('zipcodes');
  const place = lookup(zip);
  const zone = place ? findZoneAt(place.latitude, place.longitude) : USUAL_ZONE;
  zonesByZip.set(zip, zone);
  return zone;
};
