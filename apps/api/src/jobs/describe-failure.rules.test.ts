import { expect, it } from 'vitest';
import { describeFailure } from './describe-failure.rules.ts';

const failure = (message: string, more: object = {}) => Object.assign(new Error(message), more);

it.each([
  ['a rejected recipient', { code: 'EENVELOPE', responseCode: 550 }, 'EENVELOPE 550'],
  ['an unavailable relay', { code: 'ECONNECTION' }, 'ECONNECTION'],
  ['a database error', { code: '57P01', detail: 'Key (email)=(canary@home.test)' }, '57P01'],
  ['an error with an invalid code', { code: 'canary@home.test' }, 'Error'],
  ['an error with an invalid response code', { code: 'EAUTH', responseCode: 'canary' }, 'EAUTH'],
  ['a bug', {}, 'Error'],
])('describes %s by its code without quoting the message', (_what, more, words) => {
  expect(describeFailure(failure('<canary@home.test> does not exist', more))).toBe(words);
});

it('describes a value that is not an error as unknown', () => {
  expect(describeFailure('canary@home.test')).toBe('unknown');
  expect(describeFailure(undefined)).toBe('unknown');
});
