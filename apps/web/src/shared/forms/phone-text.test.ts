import { expect, it } from 'vitest';
import { phoneText } from './phone-text.ts';

// @proves F-phone-read-only
it.each([
  ['+15035550142', '(503) 555-0142'],
  ['(503) 555-0142', '(503) 555-0142'],
  ['+1 503-555-0142', '(503) 555-0142'],
  ['+442079460958', '+442079460958'],
  ['+919812345678', '+919812345678'],
])('shows %s as %s', (stored, shown) => {
  expect(phoneText(stored)).toBe(shown);
});
