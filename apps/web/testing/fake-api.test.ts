import { fail, reject } from '@wonderfield/client/testing/fake-calls';
import { getUser } from '@wonderfield/contract/accounts/account-codec';
import { expect, it } from 'vitest';
import { callApi } from '../src/shared/call/call-client.ts';
import { fakeApi } from './fake-api.ts';

it('accepts only handlers that match the contract', () => {
  // Never runs. These lines only test the types.
  fakeApi({
    // @ts-expect-error the answer misses the session token
    login: () => ({ userJson: '{}' }),
    // @ts-expect-error a sign-out is never refused for its password
    logout: () => reject('LGN_001'),
    // @ts-expect-error the form has no such field
    forgotPassword: ({ username }) => (username ? fail() : {}),
  });
});

it.fails('fails a test that makes an unhandled call', async () => {
  fakeApi();
  await callApi('logout', {}).catch(() => undefined);
});

it.fails('fails a test that sends a request that violates the contract', async () => {
  fakeApi({ forgotPassword: () => ({}) });
  await callApi('forgotPassword', { email: 'not an email' }).catch(() => undefined);
});

it.fails('fails a test whose fake response violates the contract', async () => {
  fakeApi({ getUser: () => ({ userJson: '{"userId":"only"}' }) });
  await callApi(getUser, {}).catch(() => undefined);
});

it('handles page views by default', async () => {
  const api = fakeApi();
  await callApi('recordPageView', { route: '/sign-in', viewer: 'anonymous' });
  expect(api.calls('recordPageView')).toHaveLength(1);
});
