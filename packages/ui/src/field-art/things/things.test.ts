import { describe, expect, it } from 'vitest';
import { THING_NAMES, thingArt } from './things.ts';

describe('thingArt', () => {
  it.each(THING_NAMES)('draws %s completely and without CSS variables', (name) => {
    const art = thingArt(name);
    const document = new DOMParser().parseFromString(art, 'image/svg+xml');
    expect(document.querySelector('parsererror')).toBeNull();
    expect(document.documentElement.getAttribute('viewBox')).toBe('0 0 100 100');
    expect(art).not.toMatch(/undefined|NaN|var\(/);
  });
});
