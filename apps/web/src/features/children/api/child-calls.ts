import { queryOptions, useMutation } from '@tanstack/react-query';
import { decodeChildPassword } from '@wonderfield/contract/children/child-rules';
import { CallRefused, callApi, type RequestOf } from '../../../shared/call-client.ts';
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

/** Through the mutation cache, so that the end of a session is noticed there too. */
export const useAddChild = () =>
  useMutation({
    mutationFn: ({ request, key }: { request: ChildRequest; key: string }) =>
      addChild(request, key),
  }).mutateAsync;

const proposePassword = async () => {
  const { studentPassword } = await callApi('generateStudentPassword', { update: '0' });
  return decodeChildPassword(studentPassword);
};

/** Asks for a password to propose; nothing is saved. */
export const useProposePassword = () =>
  useMutation({ mutationFn: proposePassword, gcTime: 0 }).mutateAsync;

/** The parent's list without this child: the answer names only who left. */
export const forgetChild = (childId: string) => {
  const session = readSession();
  if (!session) return;
  const userJson = JSON.parse(session.userJson) as { childDetails?: { userId: string }[] };
  const childDetails = userJson.childDetails?.filter((child) => child.userId !== childId);
  storeUser(JSON.stringify({ ...userJson, childDetails }));
};

export const unlinkChild = async (childId: string) => {
  const { childJson } = await callApi('deleteParentChildAccount', { requestUserId: childId });
  return childJson.userId;
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
    // A look a moment ago belongs on the list.
    staleTime: 0,
    queryFn: async () => (await callApi('childPasswordViews', { requestUserId: childId })).views,
  });

/** True when somebody has the username already; when it cannot be told, making the child will. */
export const isUsernameTaken = async (username: string) => {
  try {
    await callApi('checkEmail', { email: username });
    return false;
  } catch (error) {
    return error instanceof CallRefused && error.code === 'EML_001';
  }
};
