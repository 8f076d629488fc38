import { useMutation } from '@tanstack/react-query';
import { useErrorToast } from '@wonderfield/client/use-error-toast';
import { updateUser } from '@wonderfield/contract/accounts/account-codec';
import type { SchoolRemoval } from '@wonderfield/contract/accounts/user';
import * as calls from '@wonderfield/contract/educators/educator-codec';
import type { SchoolByCode } from '@wonderfield/contract/educators/school';
import { callApi, type RequestOf } from '../../../shared/call/call-client.ts';
import { readSession, storeUser } from '../../../shared/session/session-store.ts';

export const lookUpSchoolCode = async (schoolCode: string): Promise<SchoolByCode> =>
  (await callApi(calls.getSchoolAccountDetails, { schoolCode })).school;

/** Completes the license and stores the updated user. */
export const completeLicense = async (setup: RequestOf<'updateUser'>) => {
  const { user } = await callApi(updateUser, { userType: 'educator', ...setup });
  storeUser(user);
};

/** Creates a school account. The key belongs to the form, so a retry creates no second request. */
export const createSchoolAccount = (
  request: RequestOf<'createSchoolAccount'>,
  idempotencyKey: string,
) => callApi(calls.createSchoolAccount, request, { idempotencyKey });

/** Updates the removal notice of the stored educator. */
const storeRemoval = (schoolRemoval: SchoolRemoval | undefined) => {
  const user = readSession()?.user;
  if (user?.userType === 'educator') storeUser({ ...user, schoolRemoval });
};

/** Hides the notice at once and restores it if the request fails. */
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
