import { useMutation } from '@tanstack/react-query';
import { updateUser } from '@wonderfield/contract/accounts/account-codec';
import type { SchoolRemoval } from '@wonderfield/contract/accounts/user';
import * as calls from '@wonderfield/contract/educators/educator-codec';
import type { SchoolOfCode } from '@wonderfield/contract/educators/school';
import { callApi, type RequestOf } from '../../../shared/call-client.ts';
import { readSession, storeUser } from '../../../shared/session-store.ts';
import { useErrorToast } from '../../../shared/use-error-toast.ts';

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

/** What the page knows of the signed-in educator's removal. */
const storeRemoval = (schoolRemoval: SchoolRemoval | undefined) => {
  const user = readSession()?.user;
  if (user?.userType === 'educator') storeUser({ ...user, schoolRemoval });
};

/** Gone at once, and back where the server did not hear of it. */
export const useDismissRemoval = (removal: SchoolRemoval) => {
  const showErrorToast = useErrorToast();
  return useMutation({
    mutationFn: () => callApi(calls.dismissSchoolRemoval, {}),
    onMutate: () => storeRemoval(undefined),
    onSuccess: ({ user }) => storeUser(user),
    onError: (error) => {
      storeRemoval(removal);
      showErrorToast(error);
    },
  });
};

export const askAgain = async () => {
  const { user } = await callApi(calls.requestApproval, {});
  storeUser(user);
};
