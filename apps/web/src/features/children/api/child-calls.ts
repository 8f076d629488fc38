import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@wonderfield/client/errors';
import { checkEmail, createUser, updateUser } from '@wonderfield/contract/accounts/account-codec';
import * as calls from '@wonderfield/contract/children/child-codec';
import { NewChildSchema } from '@wonderfield/contract/children/child-forms';
import * as unlinked from '@wonderfield/contract/unlinked-children/unlinked-codec';
import { callApi, type RequestOf } from '../../../shared/call/call-client.ts';
import { readSession, storeUser } from '../../../shared/session/session-store.ts';

export type ChildRequest = Extract<RequestOf<'createUser'>, { userType: 'student' }>;

/** Builds the request from the validated forms. */
export const childRequest = (filledIn: object): ChildRequest => ({
  ...NewChildSchema.parse({ ...filledIn, termsOfService: true }),
  userType: 'student',
  isHomeAccount: true,
});

/** Creates a child and stores the updated parent on the device. */
export const addChild = async (request: ChildRequest, idempotencyKey: string) => {
  const { user } = await callApi(createUser, request, { idempotencyKey });
  storeUser(user);
};

export const updateChild = async (request: RequestOf<'updateUser'>) => {
  const { user } = await callApi(updateUser, { ...request, userType: 'student' });
  storeUser(user);
};

export const readChildPassword = async (childId: string) =>
  (await callApi(calls.showStudentPassword, { studentId: childId })).password;

/** Uses the mutation cache, so the session watch notices an ended session. */
export const useAddChild = () =>
  useMutation({
    mutationFn: ({ request, key }: { request: ChildRequest; key: string }) =>
      addChild(request, key),
  }).mutateAsync;

const proposePassword = async () =>
  (await callApi(calls.generateStudentPassword, { save: '0' })).password;

/** Requests a proposed password. It is not saved. */
export const useProposePassword = () =>
  useMutation({ mutationFn: proposePassword, gcTime: 0 }).mutateAsync;

/** Removes a child from the stored parent. The response contains only the removed child's id. */
export const forgetChild = (childId: string) => {
  const user = readSession()?.user;
  if (user?.userType !== 'parent') return;
  storeUser({ ...user, children: user.children.filter(({ id }) => id !== childId) });
};

export const unlinkChild = async (childId: string) =>
  (await callApi(calls.deleteParentChildAccount, { childId })).childId;

/** Children that the parent recently unlinked and can link again. */
export const unlinkedChildrenQuery = () =>
  queryOptions({
    queryKey: ['unlinked-children'],
    // A child may have been unlinked just now or in another tab.
    staleTime: 0,
    queryFn: async () => (await callApi(unlinked.getUnlinkedChildren, {})).children,
  });

export type UnlinkedChild = Awaited<
  ReturnType<NonNullable<ReturnType<typeof unlinkedChildrenQuery>['queryFn']>>
>[number];

export const useLinkChildAgain = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (childId: string) => {
      const { user } = await callApi(unlinked.linkChildAgain, { childId });
      storeUser(user);
    },
    // Invalidate after an error too, because the list may have changed.
    onSettled: () => queries.invalidateQueries({ queryKey: unlinkedChildrenQuery().queryKey }),
  });
};

export const useEraseChild = (childId: string) =>
  useMutation({
    mutationFn: async (password: string) => {
      const erased = await callApi(calls.eraseChild, { childId, password });
      forgetChild(erased.childId);
      return erased;
    },
  });

export const useExportChild = (childId: string) =>
  useMutation({
    mutationFn: () => callApi(calls.exportChild, { childId }),
    onSuccess: ({ downloadUrl }) => window.location.assign(downloadUrl),
  });

export const passwordViewsQuery = (childId: string) =>
  queryOptions({
    queryKey: ['child-password-views', childId],
    // A view that was just recorded belongs on the list.
    staleTime: 0,
    queryFn: async () => (await callApi(calls.childPasswordViews, { childId })).views,
  });

/** Returns true if the username is taken. If the check fails, creating the child reports it. */
export const isUsernameTaken = async (username: string) => {
  try {
    await callApi(checkEmail, { signInName: username });
    return false;
  } catch (error) {
    return error instanceof ApiError && error.code === 'EML_001';
  }
};
