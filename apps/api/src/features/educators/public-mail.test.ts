import { expect, it } from 'vitest';
import { isPublicMailDomain } from './public-mail.ts';

it.each([
  'gmail.com',
  'GMAIL.com',
  'outlook.com',
  'yahoo.co.uk',
  'gmx.de',
  'web.de',
  'mail.ru',
  'cox.net',
  'comcast.net',
  'icloud.com',
  'proton.me',
  'duck.com',
  'fastmail.com',
  'qq.com',
])('recognizes %s as a public mail domain', (domain) => {
  expect(isPublicMailDomain(domain)).toBe(true);
});

it.each([
  'larkhill.test',
  'mail.gmail.com.larkhill.test',
  'notgmail.com',
  'lincoln.k12.or.us',
  'demo.wonderfield.example',
  '',
])('does not recognize %j as a public mail domain', (domain) => {
  expect(isPublicMailDomain(domain)).toBe(false);
});
