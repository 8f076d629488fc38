import { useMutation } from '@tanstack/react-query';
import type { SignInMethod } from '@wonderfield/contract/sign-in-method';
import type { PictureName } from '@wonderfield/contract/student-sign-in/pictures';
import * as calls from '@wonderfield/contract/student-sign-in/student-sign-in-codec';
import { callApi } from '../call/call-client.ts';

/* Calls of the adult who manages a login. An educator names the class, a parent does not. */

/** Codes of new cards by student id. */
export type CardCodes = ReadonlyMap<string, string>;
/** Pictures by student id. */
export type StudentPictures = ReadonlyMap<string, readonly PictureName[]>;

type Pictures = readonly { userId: string; pictures: readonly PictureName[] }[];

const byStudent = (list: Pictures): StudentPictures =>
  new Map(list.map(({ userId, pictures }) => [userId, pictures]));

const ofClass = (classroomId: string | undefined) => (classroomId ? { classroomId } : {});

/** Creates new cards, which end the old ones. The codes are returned only once. */
export const useIssueCards = (classroomId?: string) =>
  useMutation({
    gcTime: 0,
    mutationFn: async (studentIds: string[]): Promise<CardCodes> => {
      const { cards } = await callApi(calls.issueCards, { ...ofClass(classroomId), studentIds });
      return new Map(cards.map(({ userId, cardCode }) => [userId, cardCode]));
    },
  });

export const useRevokeCards = (classroomId?: string) =>
  useMutation({
    mutationFn: async (studentIds: string[]) =>
      (await callApi(calls.revokeCards, { ...ofClass(classroomId), studentIds })).revoked,
  });

/** Fetches the pictures of students. The server records the view. */
export const useShowPictures = (classroomId?: string) =>
  useMutation({
    gcTime: 0,
    mutationFn: async (studentIds: string[]) =>
      byStudent(
        (await callApi(calls.showPictures, { ...ofClass(classroomId), studentIds })).pictures,
      ),
  });

/** Deals new pictures. The old ones stop working. */
export const useRenewPictures = (classroomId?: string) =>
  useMutation({
    gcTime: 0,
    mutationFn: async (studentIds: string[]) =>
      byStudent(
        (await callApi(calls.renewPictures, { ...ofClass(classroomId), studentIds })).pictures,
      ),
  });

/** Creates a code that signs a student in once. It replaces the last one. */
export const useShowSignInCode = (classroomId?: string) =>
  useMutation({
    gcTime: 0,
    mutationFn: (studentId: string) =>
      callApi(calls.showSignInCode, { ...ofClass(classroomId), studentId }),
  });

export const useSetSignInMethod = (classroomId?: string) =>
  useMutation({
    mutationFn: async ({ studentIds, method }: { studentIds: string[]; method: SignInMethod }) =>
      (await callApi(calls.setSignInMethod, { ...ofClass(classroomId), studentIds, method }))
        .changed,
  });

/** Requests a free username that a child can type. It is not reserved. */
export const useSuggestUsername = () =>
  useMutation({ mutationFn: async () => (await callApi('suggestUsername', {})).username });
