import { scaled } from '@wonderfield/contract/testing/scale';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayAt, mondayOf } from '../play/mastery/days.rules.ts';
import { goodUntil, weekMailedSomewhere, weekToMail } from './weekly-mail.rules.ts';

const WEEK = '2026-11-09';

describe('weekToMail', () => {
  it.each([
    ['Maine', 'America/New_York', '2026-11-15T22:59:59Z', '2026-11-15T23:00:00Z'],
    ['Chicago', 'America/Chicago', '2026-11-15T23:59:59Z', '2026-11-16T00:00:00Z'],
    ['Phoenix', 'America/Phoenix', '2026-11-16T00:59:59Z', '2026-11-16T01:00:00Z'],
    ['Portland', 'America/Los_Angeles', '2026-11-16T01:59:59Z', '2026-11-16T02:00:00Z'],
    ['Anchorage', 'America/Anchorage', '2026-11-16T02:59:59Z', '2026-11-16T03:00:00Z'],
    ['Honolulu', 'Pacific/Honolulu', '2026-11-16T03:59:59Z', '2026-11-16T04:00:00Z'],
    ['Guam', 'Pacific/Guam', '2026-11-15T07:59:59Z', '2026-11-15T08:00:00Z'],
  ])('returns the week from Sunday at 6 p.m. in %s', (_place, timeZone, before, then) => {
    expect(weekToMail(new Date(before), timeZone)).toBeUndefined();
    expect(weekToMail(new Date(then), timeZone)).toBe(WEEK);
  });

  it.each([
    // The clocks go back on that day in the fall and forward in spring.
    ['in the fall', '2026-11-01T22:59:59Z', '2026-11-01T23:00:00Z', '2026-10-26'],
    ['in spring', '2027-03-14T21:59:59Z', '2027-03-14T22:00:00Z', '2027-03-08'],
  ])(
    'returns the week from 6 p.m. local time on the day of the clock change %s',
    (_when, before, then, week) => {
      expect(weekToMail(new Date(before), 'America/New_York')).toBeUndefined();
      expect(weekToMail(new Date(then), 'America/New_York')).toBe(week);
    },
  );

  it('returns the week until Monday at noon', () => {
    const timeZone = 'America/New_York';
    expect(weekToMail(new Date('2026-11-16T16:59:59Z'), timeZone)).toBe(WEEK);
    expect(weekToMail(new Date('2026-11-16T17:00:00Z'), timeZone)).toBeUndefined();
    expect(goodUntil(WEEK, timeZone).toISOString()).toBe('2026-11-16T17:00:00.000Z');
    expect(goodUntil('2026-10-26', timeZone).toISOString()).toBe('2026-11-02T17:00:00.000Z');
    expect(goodUntil('2027-03-08', timeZone).toISOString()).toBe('2027-03-15T16:00:00.000Z');
  });

  const time = fc.date({
    min: new Date('2026-01-01T00:00:00Z'),
    max: new Date('2030-12-31T00:00:00Z'),
    noInvalidDate: true,
  });
  const zone = fc.constantFrom(
    'America/New_York',
    'America/Chicago',
    'America/Denver',
    'America/Phoenix',
    'America/Los_Angeles',
    'America/Anchorage',
    'America/Adak',
    'Pacific/Honolulu',
    'America/Puerto_Rico',
    'Pacific/Guam',
    'Pacific/Pago_Pago',
    'America/Detroit',
    'Pacific/Kiritimati',
    'Etc/GMT+12',
  );

  /** Returns the local time by an independent method. */
  const wallClock = (now: Date, timeZone: string) => {
    const format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      weekday: 'short',
      hour: 'numeric',
      hourCycle: 'h23',
    });
    const parts = format.formatToParts(now);
    const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value;
    return { weekday: part('weekday'), hour: Number(part('hour')) };
  };

  it('returns the ended week exactly from Sunday 6 p.m. to Monday noon local time', () => {
    fc.assert(
      fc.property(time, zone, (now, timeZone) => {
        const week = weekToMail(now, timeZone);
        const { weekday, hour } = wallClock(now, timeZone);
        const isDue = (weekday === 'Sun' && hour >= 18) || (weekday === 'Mon' && hour < 12);
        expect(week !== undefined).toBe(isDue);
        if (week === undefined) return;
        expect(mondayOf(week)).toBe(week);
        expect(addDays(week, weekday === 'Sun' ? 6 : 7)).toBe(dayAt(now, timeZone));
        const left = goodUntil(week, timeZone).getTime() - now.getTime();
        expect(left).toBeGreaterThan(0);
        expect(left).toBeLessThanOrEqual(19 * 3_600_000);
      }),
      { numRuns: scaled(500, 5_000) },
    );
  });

  it('returns only weeks that weekMailedSomewhere covers', () => {
    fc.assert(
      fc.property(time, zone, (now, timeZone) => {
        const week = weekToMail(now, timeZone);
        if (week !== undefined) expect(weekMailedSomewhere(now)).toBe(week);
      }),
    );
  });

  it('returns no week anywhere from Tuesday to Saturday', () => {
    for (const day of [17, 18, 19, 20, 21]) {
      expect(weekMailedSomewhere(new Date(`2026-11-${day}T12:00:00Z`))).toBeUndefined();
    }
    expect(weekMailedSomewhere(new Date('2026-11-15T04:00:00Z'))).toBe(WEEK);
    expect(weekMailedSomewhere(new Date('2026-11-16T23:59:59Z'))).toBe(WEEK);
  });
});
