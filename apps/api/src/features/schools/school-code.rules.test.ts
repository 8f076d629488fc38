import { CLASS_CODE_LENGTH } from '@wonderfield/contract/classrooms/classroom-rules';
import { CODE_CHARACTERS } from '@wonderfield/contract/readable-codes';
import { describe, expect, it } from 'vitest';
import { CODE_LENGTHS, endOfCode, readCode, writeCode } from './school-code.rules.ts';

describe('a school code', () => {
  // @proves D-4-school-code
  it('is written in groups, for the staff with a prefix', () => {
    expect(writeCode('staff', '7K3M92QD')).toBe('WF-7K3M-92QD');
    expect(writeCode('student', '7K3M92Q')).toBe('7K3-M92Q');
  });

  it.each([
    ['as it is written', 'WF-7K3M-92QD', '7K3M92QD'],
    ['in small letters', 'wf-7k3m-92qd', '7K3M92QD'],
    ['without dashes', 'WF7K3M92QD', '7K3M92QD'],
    ['without the prefix', '7K3M-92QD', '7K3M92QD'],
    ['without either', '7K3M92QD', '7K3M92QD'],
    ['with spaces', ' wf 7k3m 92qd ', '7K3M92QD'],
    ['with tabs and dashes anywhere', 'W-F\t7K-3M92-QD', '7K3M92QD'],
    ['with the letter O for zero', 'WF-OK3M-O2QD', '0K3M02QD'],
    ['with I and l for one', 'WF-I1lL-92QD', '111192QD'],
    ['that begins like the prefix', 'WF-WFWF-WFWF', 'WFWFWFWF'],
    ['that begins like the prefix, without it', 'WFWF-WFWF', 'WFWFWFWF'],
  ])('is read %s', (_how, typed, characters) => {
    expect(readCode(typed)).toBe(characters);
  });

  it.each(['', '%', '_______', 'WF', 'WF-7K3M-92Q', 'WF-7K3M-92QDD', 'XX-7K3M-92QD', "' or 1=1"])(
    'is never read from %j',
    (typed) => {
      expect(readCode(typed)).not.toMatch(
        new RegExp(`^[${CODE_CHARACTERS}]{${CODE_LENGTHS.staff}}$`),
      );
    },
  );

  it('is read back from what is written, whatever its characters', () => {
    for (const sign of CODE_CHARACTERS) {
      expect(readCode(writeCode('staff', sign.repeat(8)))).toBe(sign.repeat(8));
      expect(readCode(writeCode('student', sign.repeat(7)))).toBe(sign.repeat(7));
    }
  });

  // @proves D-4-school-code
  it('of the staff has 40 bits (T49)', () => {
    expect(new Set(CODE_CHARACTERS).size).toBe(32);
    expect(Math.log2(CODE_CHARACTERS.length) * CODE_LENGTHS.staff).toBe(40);
  });

  it('for students is as long as no other code, and ends after a week', () => {
    expect(new Set([CODE_LENGTHS.staff, CODE_LENGTHS.student, CLASS_CODE_LENGTH]).size).toBe(3);
    const now = new Date('2026-11-15T09:00:00Z');
    expect(endOfCode('student', now)).toEqual(new Date('2026-11-22T09:00:00Z'));
    expect(endOfCode('staff', now)).toBeNull();
  });
});
