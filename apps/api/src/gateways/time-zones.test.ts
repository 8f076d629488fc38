import { describe, expect, it } from 'vitest';
import { findTimeZone } from './time-zones.ts';

describe('findTimeZone', () => {
  it.each([
    ['97214', 'America/Los_Angeles'],
    ['60601', 'America/Chicago'],
    ['10001', 'America/New_York'],
    ['85001', 'America/Phoenix'],
    ['96813', 'Pacific/Honolulu'],
    ['32501', 'America/Chicago'],
    ['33101', 'America/New_York'],
  ])('finds for the zip code %s the time zone %s', async (zip, zone) => {
    expect(await findTimeZone(zip)).toBe(zone);
    expect(await findTimeZone(zip)).toBe(zone);
  });

  it('returns the most common time zone without a zip code and for an unknown one', async () => {
    expect(await findTimeZone(null)).toBe('America/New_York');
    expect(await findTimeZone('00000')).toBe('America/New_York');
  });
});
