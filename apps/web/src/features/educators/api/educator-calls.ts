import { updateUser } from '@wonderfield/contract/accounts/account-spelling';
import * as calls from '@wonderfield/contract/educators/educator-spelling';
import type { SchoolOfCode } from '@wonderfield/contract/educators/school';
import { callApi, type RequestOf } from '../../../shared/call-client.ts';
import { storeUser } from '../../../shared/session-store.ts';

export const lookUpSchoolCode = async (schoolCode: string): Promise<SchoolOfCode> =>
  (await callApi(calls.getSchoolAccountDetails, { schoolCode })).school;

/** Completes the license (S 3.6) and keeps what the server now knows of the user. */
export const completeLicense = async (setup: RequestOf<'updateUser'>) => {
  const { user } = await callApi(updateUser, { userType: 'educator', ...setup });
  storeUser(user);
};

/** The key is made with the form: sending it again never asks twice. */
export const createSchoolAccount = (
  request: RequestOf<'createSchoolAccount'>,
  idempotencyKey: string,
) => callApi(calls.createSchoolAccount, request, { idempotencyKey });

export const dismissRemoval = async () => {
  const { user } = await callApi(calls.dismissSchoolRemoval, {});
  storeUser(user);
};

export const askAgain = async () => {
  const { user } = await callApi(calls.requestApproval, {});
  storeUser(user);
};
