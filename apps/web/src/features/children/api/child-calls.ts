import { queryOptions, useMutation } from '@tanstack/react-query';
import { decodeChildPassword } from '@wonderfield/contract/children/child-rules';
import { callApi, type RequestOf } from '../../../shared/call-client.ts';
import { readSession, storeUser } from '../../../shared/session-store.ts';

export type ChildRequest = Extract<RequestOf<'createUser'>, { userType: 'student' }>;

/** Makes a child; the parent as the server then knows it is kept on the device. */
export const addChild = async (request: ChildRequest, idempotencyKey: string) => {
  const { userJson } = await callApi('createUser', request, { idempotencyKey });
  storeUser(userJson);
};

export const updateChild = async (request: RequestOf<'updateUser'>) => {
  const { userJson } = await callApi('updateUser', request);
  storeUser(userJson);
};

export const readChildPassword = async (childId: string) => {
  const { studentPassword } = await callApi('showStudentPassword', { requestUserId: childId });
  return decodeChildPassword(studentPassword);
};

/** A password to propose; nothing is saved. */
export const proposePassword = async () => {
  const { studentPassword } = await callApi('generateStudentPassword', { update: '0' });
  return decodeChildPassword(studentPassword);
};

/** The parent's list without this child: the answer names only who left. */
const forgetChild = (childId: string) => {
  const session = readSession();
  if (!session) return;
  const userJson = JSON.parse(session.userJson) as { childDetails?: { userId: string }[] };
  const childDetails = userJson.childDetails?.filter((child) => child.userId !== childId);
  storeUser(JSON.stringify({ ...userJson, childDetails }));
};

export const unlinkChild = async (childId: string) => {
  const { childJson } = await callApi('deleteParentChildAccount', { requestUserId: childId });
  forgetChild(childJson.userId);
};

export const useEraseChild = (childId: string) =>
  useMutation({
    mutationFn: async () => {
      const { childJson } = await callApi('eraseChild', { requestUserId: childId });
      forgetChild(childJson.userId);
    },
  });

export const useExportChild = (childId: string) =>
  useMutation({
    mutationFn: () => callApi('exportChild', { requestUserId: childId }),
    onSuccess: ({ downloadUrl }) => window.location.assign(downloadUrl),
  });

export const passwordViewsQuery = (childId: string) =>
  queryOptions({
    queryKey: ['child-password-views', childId],
    queryFn: async () => (await callApi('childPasswordViews', { requestUserId: childId })).views,
  });

/** True while nobody has the username. */
export const isUsernameFree = async (username: string) => {
  try {
    await callApi('checkEmail', { email: username });
    return true;
  } catch {
    // Taken, or it cannot be told now: making the child will tell.
    return false;
  }
};
