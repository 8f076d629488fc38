import { expect, it } from 'vitest';
import { domainOf } from './email-domains.ts';

it.each([
  ['ines@larkhill.test', 'larkhill.test'],
  ['Ines@LarkHill.TEST', 'larkhill.test'],
  ['ines@mail.larkhill.test', 'mail.larkhill.test'],
  // What follows the last at sign counts, so that nothing before it can pose as the domain.
  ['ines@gmail.com@larkhill.test', 'larkhill.test'],
])('the domain of %s is %s', (email, domain) => {
  expect(domainOf(email)).toBe(domain);
});
