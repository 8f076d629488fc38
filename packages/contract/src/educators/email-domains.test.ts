import { expect, it } from 'vitest';
import { domainOf } from './email-domains.ts';

it.each([
  ['ines@larkhill.test', 'larkhill.test'],
  ['Ines@LarkHill.TEST', 'larkhill.test'],
  ['ines@mail.larkhill.test', 'mail.larkhill.test'],
  // The part after the last at sign counts, so no earlier part can pass as the domain.
  ['ines@gmail.com@larkhill.test', 'larkhill.test'],
])('returns for the email %s the domain %s', (email, domain) => {
  expect(domainOf(email)).toBe(domain);
});
