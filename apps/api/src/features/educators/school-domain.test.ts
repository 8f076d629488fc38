import { describe, expect, it } from 'vitest';
import { schoolDomainOf } from './school-domain.ts';

describe('schoolDomainOf', () => {
  it.each([
    ['noor@lark.test', 'lark.test'],
    ['wren@Students.Lark.TEST', 'lark.test'],
    ['wren@k5.students.lark.k12.or.us', 'lark.k12.or.us'],
    ['wren@pupils.lark.sch.uk', 'pupils.lark.sch.uk'],
    ['wren@lark.github.io', 'lark.github.io'],
  ])('returns for the email %s the domain %s', (email, domain) => {
    expect(schoolDomainOf(email)).toBe(domain);
  });

  it.each([
    'wren@gmail.com',
    'wren@mail.gmail.com',
    'wren@k12.or.us',
    'wren@[192.0.2.1]',
    'wren',
    '',
  ])('returns undefined for the email “%s”', (email) => {
    expect(schoolDomainOf(email)).toBeUndefined();
  });
});
