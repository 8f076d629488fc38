import { createUser } from '@wonderfield/contract/accounts/account-codec';
import { callApi, type RequestOf } from '../../../shared/call-client.ts';

/** The key is made with the form: sending the same form again never makes a second account. */
export const createAdult = (request: RequestOf<'createUser'>, idempotencyKey: string) =>
  callApi(createUser, request, { idempotencyKey, session: null });
