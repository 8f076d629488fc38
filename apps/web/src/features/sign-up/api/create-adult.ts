import { createUser } from '@wonderfield/contract/accounts/account-codec';
import { callApi, type RequestOf } from '../../../shared/call/call-client.ts';

/** Creates an account. The key belongs to the form, so a retry never creates a second account. */
export const createAdult = (request: RequestOf<'createUser'>, idempotencyKey: string) =>
  callApi(createUser, request, { idempotencyKey, session: null });
