import { expect, it } from 'vitest';
import { isPortalPath } from './is-portal-path.ts';

it.each([
  '/',
  '/sign-in',
  '/sign-in/',
  '/Sign-In',
  '/linked-child/x-1/privacy',
  '/pagenotfound',
  '/resetpassword/a%40b.test/token',
  '/wfname',
  '/classroom/1',
])('returns true for the page %s', (path) => {
  expect(isPortalPath(path)).toBe(true);
});

it.each([
  '/favicon.png',
  '/robots',
  '/sign-inn',
  '/sign-in/teacher',
  '/wp-login.php',
  '/.env',
  '/classroom/1/2',
  '/linked-child//privacy',
  '/wfnames',
  '/wfname/anything',
  '/users/login',
])('returns false for %s', (path) => {
  expect(isPortalPath(path)).toBe(false);
});
