import { expect, it } from 'vitest';
import { ApiError, callOperators } from '../src/shared/call-client.ts';
import { fail, fakeApi, reject } from './fake-api.ts';

it('accepts only handlers that speak the contract', () => {
  // Never sent: it is the compiler that judges these.
  fakeApi({
    // @ts-expect-error the answer misses who signed in
    signInOperator: () => ({ sessionToken: 'x' }),
    // @ts-expect-error a list is never refused for a password
    listWaiting: () => reject('LGN_001'),
    // @ts-expect-error there is no such field
    listSchools: ({ name }) => (name ? fail() : { schools: [] }),
  });
});

it.fails('fails a test that makes a call nobody handles', async () => {
  fakeApi();
  await callOperators('signOutOperator', {}).catch(() => undefined);
});

it.fails('fails a test whose page sends what the contract refuses', async () => {
  fakeApi({ findAccounts: () => ({ accounts: [] }) });
  await callOperators('findAccounts', { search: 'dana', reason: '' }).catch(() => undefined);
});

it.fails('fails a test whose server answers what the contract does not know', async () => {
  fakeApi({ listSchools: () => JSON.parse('{ "schools": [{ "schoolId": "only" }] }') });
  await callOperators('listSchools', {}).catch(() => undefined);
});

it('tells a "no" from a call that did not get through', async () => {
  fakeApi({ listSchools: ({ search }) => (search ? fail() : reject('RTE_404')) });
  await expect(callOperators('listSchools', {})).rejects.toBeInstanceOf(ApiError);
  await expect(callOperators('listSchools', { search: 'x' })).rejects.toThrow(
    'Something went wrong, Please try again',
  );
});
