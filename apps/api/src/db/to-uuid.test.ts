import { expect, it } from 'vitest';
import { toUuid } from './to-uuid.ts';

it('returns a valid UUID unchanged', () => {
  const id = crypto.randomUUID();
  expect(toUuid(id)).toBe(id);
});

it.each(['', 'garbage', '1', "' or '1'='1", '%', `${crypto.randomUUID()} `, '\0', '{}'])(
  'returns the nil UUID for %j',
  (text) => {
    expect(toUuid(text)).toBe('00000000-0000-0000-0000-000000000000');
  },
);
