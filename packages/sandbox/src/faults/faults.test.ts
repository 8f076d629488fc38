import { describe, expect, it } from 'vitest';
import { FaultSchema, Faults } from './faults.ts';

const faultsWith = (...bodies: object[]) => {
  const faults = new Faults();
  for (const body of bodies) faults.add(FaultSchema.parse({ kind: 'error500', ...body }));
  return faults;
};
const call = { path: '/v1/courses/5/students', personId: 'kim', isPage: false };

describe('Faults', () => {
  it.each([
    ['any call', {}, call, true],
    ['a call whose path starts with the given path', { path: '/v1/courses' }, call, true],
    ['a call whose path ends with the given path', { path: '/students' }, call, true],
    ['no call with the given path in the middle', { path: '/5' }, call, false],
    ['a call of the chosen person', { for: 'kim' }, call, true],
    ['no call of another person', { for: 'lee' }, call, false],
    [
      'no call of an unknown person if a person is chosen',
      { for: 'kim' },
      { ...call, personId: undefined },
      false,
    ],
    ['no page without a given path', {}, { ...call, isPage: true }, false],
    ['a page with a matching path', { path: '/v1' }, { ...call, isPage: true }, true],
    ['any call if the form fields are empty', { path: '', for: '', times: '2' }, call, true],
  ])('applies the fault to %s', (_what, body, facing, isMet) => {
    expect(faultsWith(body).take(facing) !== undefined).toBe(isMet);
  });

  it('uses up faults call by call, oldest first', () => {
    const faults = faultsWith({ times: 2 }, { kind: 'html' });
    const met = [1, 2, 3, 4].map(() => faults.take(call)?.kind);
    expect(met).toEqual(['error500', 'error500', 'html', undefined]);
  });

  it('deletes all waiting faults', () => {
    const faults = faultsWith({}, {});
    faults.clear();
    expect(faults.list()).toEqual([]);
  });
});
