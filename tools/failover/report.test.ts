import { expect, it } from 'vitest';
import { validate } from './report.ts';
import { ACKNOWLEDGED, type Write } from './write-load.ts';

const KILLED_AT = 10_000;
const write = (startedAt: number, endedAt: number, response = ACKNOWLEDGED): Write => ({
  email: `${startedAt}@proof.test`,
  startedAt,
  endedAt,
  answer: response,
});

it('counts writes in flight at the kill as before it, and measures the time to the first later write', () => {
  const writes = [
    write(1000, 1100),
    write(9_990, 10_400),
    write(10_100, 14_200, '503 SYS_002'),
    write(14_300, 14_400, '503 SYS_002'),
    write(14_500, 14_600, 'no answer (TypeError)'),
    write(29_000, 31_500),
    write(29_500, 31_000),
  ];
  const { acknowledged, after, lines } = validate(writes, KILLED_AT);
  expect(acknowledged).toHaveLength(4);
  expect(after).toHaveLength(2);
  expect(lines).toEqual([
    'first acknowledged write after the kill: 21.0 s',
    'acknowledged: 2 before, 2 after',
    'rejected: 503 SYS_002 × 2, no answer (TypeError) × 1; the slowest after 4.1 s',
  ]);
});
