import { expect, it } from 'vitest';
import { nearestFirst } from './standards.ts';

it.each([
  [['2.OA.C.4', '3.OA.A.1'], '3', '3.OA.A.1'],
  [['2.OA.C.4', '3.OA.A.1'], '1', '2.OA.C.4'],
  [['K-PS2-1', '3-PS2-1', 'MS-PS2-2'], '3', '3-PS2-1'],
  [['K-PS2-1', '3-PS2-1', 'MS-PS2-2'], '8', 'MS-PS2-2'],
  [['RF.K.2', 'RF.1.2'], 'Kindergarten', 'RF.K.2'],
  [['L.2.2', 'L.4.1'], '5', 'L.4.1'],
])('chooses from %j for a class of grade %s the standard %s', (standards, grade, first) => {
  expect(nearestFirst(standards, grade)[0]).toBe(first);
});

it('sorts a code without a grade last and drops none', () => {
  expect(nearestFirst(['History', '4.G.A.3'], '4')).toEqual(['4.G.A.3', 'History']);
  expect(nearestFirst([], '4')).toEqual([]);
});
