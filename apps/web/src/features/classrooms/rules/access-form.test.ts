import { describe, expect, it } from 'vitest';
import { AccessFormSchema, toAccess, toAccessForm } from './access-form.ts';

const TODAY = '2026-11-18';

describe('access form', () => {
  it('suggests a last day in two weeks', () => {
    expect(toAccessForm({ role: 'coTeacher' }, TODAY)).toEqual({
      role: 'coTeacher',
      ends: 'never',
      endsOn: '2026-12-02',
    });
  });

  it('sends the last day only if access ends', () => {
    const form = toAccessForm({ role: 'helper', endsOn: '2026-11-24' }, TODAY);
    expect(toAccess(form)).toEqual({ role: 'helper', endsOn: '2026-11-24' });
    expect(toAccess({ ...form, ends: 'never' })).toEqual({ role: 'helper', endsOn: undefined });
  });

  it.each([
    ['date', '', false],
    ['date', '2026-02-30', false],
    ['date', '2026-11-24', true],
    ['never', '', true],
  ] as const)('decides about the end %s with the day "%s": %s', (ends, endsOn, isValid) => {
    const form = { role: 'helper', ends, endsOn };
    expect(AccessFormSchema.safeParse(form).success).toBe(isValid);
  });
});
