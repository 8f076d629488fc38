import { CLASS_CODE_LENGTH } from '@wonderfield/contract/classrooms/classroom-rules';
import { CODE_CHARACTERS } from '@wonderfield/contract/readable-codes';
import { describe, expect, it } from 'vitest';
import { CODE_LENGTHS, endOfCode, readCode, writeCode } from './code-format.rules.ts';

describe('School code', () => {
  // @proves D-4-school-code
  it('formats school codes in groups, with a prefix for the staff code', () => {
    expect(writeCode('staff', '7K3M92QD')).toBe('WF-7K3M-92QD');
    expect(writeCode('student', '7K3M92Q')).toBe('7K3-M92Q');
  });

  it.each([
    ['as printed', 'WF-7K3M-92QD', '7K3M92QD'],
    ['in lower case', 'wf-7k3m-92qd', '7K3M92QD'],
    ['without dashes', 'WF7K3M92QD', '7K3M92QD'],
    ['without the prefix', '7K3M-92QD', '7K3M92QD'],
    ['without prefix and dashes', '7K3M92QD', '7K3M92QD'],
    ['with spaces', ' wf 7k3m 92qd ', '7K3M92QD'],
    ['with tabs and dashes anywhere', 'W-F\t7K-3M92-QD', '7K3M92QD'],
    ['with the letter O for zero', 'WF-OK3M-O2QD', '0K3M02QD'],
    ['with I and l for one', 'WF-I1lL-92QD', '111192QD'],
    ['whose characters start like the prefix', 'WF-WFWF-WFWF', 'WFWFWFWF'],
    ['whose characters start like the prefix, entered without the prefix', 'WFWF-WFWF', 'WFWFWFWF'],
  ])('parses a school code %s', (_how, typed, characters) => {
    expect(readCode(typed)).toBe(characters);
  });

  it.each(['', '%', '_______', 'WF', 'WF-7K3M-92Q', 'WF-7K3M-92QDD', 'XX-7K3M-92QD', "' or 1=1"])(
    'parses no staff code from %j',
    (typed) => {
      expect(readCode(typed)).not.toMatch(
        new RegExp(`^[${CODE_CHARACTERS}]{${CODE_LENGTHS.staff}}$`),
      );
    },
  );

  it('parses every formatted code back to its characters', () => {
    for (const sign of CODE_CHARACTERS) {
      expect(readCode(writeCode('staff', sign.repeat(8)))).toBe(sign.repeat(8));
      expect(readCode(writeCode('student', sign.repeat(7)))).toBe(sign.repeat(7));
    }
  });

  // @proves D-4-school-code
  it('gives the staff code 40 bits [T49]', () => {
    expect(new Set(CODE_CHARACTERS).size).toBe(32);
    expect(Math.log2(CODE_CHARACTERS.length) * CODE_LENGTHS.staff).toBe(40);
  });

  it('gives the student code a unique length and an expiry of a week', () => {
    expect(new Set([CODE_LENGTHS.staff, CODE_LENGTHS.student, CLASS_CODE_LENGTH]).size).toBe(3);
    const now = new Date('2026-11-15T09:00:00Z');
    expect(endOfCode('student', now)).toEqual(new Date('2026-11-22T09:00:00Z'));
    expect(endOfCode('staff', now)).toBeNull();
  });
});
