import { describe, expect, it } from 'vitest';
import { OneTimeCodes } from './one-time-codes.ts';

const newCodes = () => {
  let count = 0;
  return new OneTimeCodes<string>(60_000, () => {
    count += 1;
    return `code-${count}`;
  });
};

describe('OneTimeCodes', () => {
  it('redeems a code once', () => {
    const codes = newCodes();
    const code = codes.issue('Kim');
    expect(codes.peek(code)).toBe('Kim');
    expect(codes.redeem(code)).toBe('Kim');
    expect(codes.redeem(code)).toBeUndefined();
  });

  it('rejects an expired code', () => {
    const codes = newCodes();
    const [early, late] = [codes.issue('Kim', 0), codes.issue('Lee', 0)];
    expect(codes.redeem(early, 59_999)).toBe('Kim');
    expect(codes.redeem(late, 60_000)).toBeUndefined();
  });
});
