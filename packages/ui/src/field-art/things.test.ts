import { describe, expect, it } from 'vitest';
import { THING_NAMES, thingArt } from './things.ts';

describe('The drawing of a thing', () => {
  it.each(THING_NAMES)('is whole and needs nothing from the page: %s', (name) => {
    const art = thingArt(name);
    const document = new DOMParser().parseFromString(art, 'image/svg+xml');
    expect(document.querySelector('parsererror')).toBeNull();
    expect(document.documentElement.getAttribute('viewBox')).toBe('0 0 100 100');
    expect(art).not.toMatch(/undefined|NaN|var\(/);
  });
});
