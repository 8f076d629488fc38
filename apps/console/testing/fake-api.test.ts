import { ApiError } from '@wonderfield/client/errors';
import { fail, reject } from '@wonderfield/client/testing/fake-calls';
import { expect, it } from 'vitest';
import { callOperators } from '../src/shared/call/call-client.ts';
import { fakeApi } from './fake-api.ts';

it('accepts only handlers that match the contract', () => {
  // Never called, because only the compiler checks these.
  fakeApi({
    // @ts-expect-error the answer misses who signed in
    signInOperator: () => ({ sessionToken: 'x' }),
    // @ts-expect-error a list is never refused for a password
    listWaiting: () => reject('LGN_001'),
    // @ts-expect-error there is no such field
    listSchools: ({ name }) => (name ? fail() : { schools: [] }),
  });
});

it.fails('fails a test that makes a call without a handler', async () => {
  fakeApi();
  await callOperators('signOutOperator', {}).catch(() => undefined);
});

it.fails('fails a test whose page sends an invalid request', async () => {
  fakeApi({ findAccounts: () => ({ accounts: [] }) });
  await callOperators('findAccounts', { search: 'dana', reason: '' }).catch(() => undefined);
});

it.fails('fails a test whose handler returns an invalid response', async () => {
  fakeApi({ listSchools: () => JSON.parse('{ "schools": [{ "schoolId": "only" }] }') });
  await callOperators('listSchools', {}).catch(() => undefined);
});

it('distinguishes an error response from a failed call', async () => {
  fakeApi({ listSchools: ({ search }) => (search ? fail() : reject('RTE_404')) });
  await expect(callOperators('listSchools', {})).rejects.toBeInstanceOf(ApiError);
  await expect(callOperators('listSchools', { search: 'x' })).rejects.toThrow(
    'Something went wrong, Please try again',
  );
});
