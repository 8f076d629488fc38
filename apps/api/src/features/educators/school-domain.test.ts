import { describe, expect, it } from 'vitest';
import { schoolDomainOf } from './school-domain.ts';

describe('the domain of a school', () => {
  it.each([
    ['noor@lark.test', 'lark.test'],
    ['wren@Students.Lark.TEST', 'lark.test'],
    ['wren@k5.students.lark.k12.or.us', 'lark.k12.or.us'],
    ['wren@pupils.lark.sch.uk', 'pupils.lark.sch.uk'],
    ['wren@lark.github.io', 'lark.github.io'],
  ])('of %s is %s', (email, domain) => {
    expect(schoolDomainOf(email)).toBe(domain);
  });

  it.each([
    'wren@gmail.com',
    'wren@mail.gmail.com',
    'wren@k12.or.us',
    'wren@[192.0.2.1]',
    'wren',
    '',
  ])('is none for “%s”', (email) => {
    expect(schoolDomainOf(email)).toBeUndefined();
  });
});
