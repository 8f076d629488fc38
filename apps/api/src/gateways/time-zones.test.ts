import { describe, expect, it } from 'vitest';
import { findTimeZone } from './time-zones.ts';

describe('the time zone of a zip', () => {
  it.each([
    ['97214', 'America/Los_Angeles'],
    ['60601', 'America/Chicago'],
    ['10001', 'America/New_York'],
    ['85001', 'America/Phoenix'],
    ['96813', 'Pacific/Honolulu'],
    // One state, two zones.
    ['32501', 'America/Chicago'],
    ['33101', 'America/New_York'],
  ])('%s is in %s', async (zip, zone) => {
    expect(await findTimeZone(zip)).toBe(zone);
    expect(await findTimeZone(zip)).toBe(zone);
  });

  it('is the one most people live in for no zip and for one that does not exist', async () => {
    expect(await findTimeZone(null)).toBe('America/New_York');
    expect(await findTimeZone('00000')).toBe('America/New_York');
  });
});
