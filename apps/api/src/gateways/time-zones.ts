import findZoneAt from '@photostructure/tz-lookup';

/** The time zone where a zip is. */
export type TimeZoneOf = (zip: string | null) => Promise<string>;

/** Where most people of the country live: for nobody's zip and for one that does not exist. */
const USUAL_ZONE = 'America/New_York';

const zonesByZip = new Map<string, string>();

/** Two tables, both offline: a zip has a place, a place has a zone. */
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
