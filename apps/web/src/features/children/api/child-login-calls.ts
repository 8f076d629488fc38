import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@wonderfield/client/errors';
import { homePath } from '@wonderfield/contract/accounts/home-path';
import type { Child } from '@wonderfield/contract/children/child';
import type { PictureName } from '@wonderfield/contract/student-sign-in/pictures';
import { playAsChild } from '@wonderfield/contract/student-sign-in/student-sign-in-codec';
import { callApi } from '../../../shared/call/call-client.ts';
import { handOverDevice, readSession, storeUser } from '../../../shared/session/session-store.ts';
import { useIssueCards, useShowPictures } from '../../../shared/student-login/login-calls.ts';
import { readChildPassword } from './child-calls.ts';

/** What is on a family card and known in memory only. */
export type FamilyCardSecrets = {
  cardCode: string;
  /** Undefined if the child does not sign in with pictures. */
  pictures?: readonly PictureName[] | undefined;
  /** Undefined if only the child knows the password, or there is none. */
  password?: string | undefined;
};

/** Changes a child of the stored parent after a call whose response contains no parent. */
export const changeStoredChild = (
  childId: string,
  changes: Partial<Pick<Child, 'signInMethod' | 'hasCard'>>,
) => {
  const user = readSession()?.user;
  if (user?.userType !== 'parent') return;
  const children = user.children.map((child) =>
    child.id === childId ? { ...child, ...changes } : child,
  );
  storeUser({ ...user, children });
};

const NO_SHOWN_PASSWORD: readonly string[] = ['CHD_004', 'CHD_008'];

/** Returns undefined if the child chose the password or signs in through school only. */
const readPasswordIfShown = async (childId: string) => {
  try {
    return await readChildPassword(childId);
  } catch (error) {
    if (error instanceof ApiError && NO_SHOWN_PASSWORD.includes(error.code)) return undefined;
    throw error;
  }
};

/** Creates new cards. Reads what is on them first, so an error leaves the old cards working. */
export const useMakeFamilyCards = () => {
  const pictures = useShowPictures();
  const cards = useIssueCards();
  return useMutation({
    gcTime: 0,
    mutationFn: async (children: readonly Child[]) => {
      const ids = children.map(({ id }) => id);
      const tapping = children.filter(({ signInMethod }) => signInMethod === 'pictures');
      const [passwords, shown] = await Promise.all([
        Promise.all(ids.map(readPasswordIfShown)),
        tapping.length > 0 ? pictures.mutateAsync(tapping.map(({ id }) => id)) : undefined,
      ]);
      const codes = await cards.mutateAsync(ids);
      for (const id of ids) changeStoredChild(id, { hasCard: true });
      return new Map(
        ids.map((id, index): [string, FamilyCardSecrets] => [
          id,
          {
            cardCode: codes.get(id) ?? '',
            pictures: shown?.get(id),
            password: passwords[index],
          },
        ]),
      );
    },
  });
};

/**
 * Ends the session of the parent and signs the child in. The home page opens with a full page load
 * in place of this page, so nothing of the parent stays in memory or behind the Back button.
 */
export const usePlayAsChild = () =>
  useMutation({
    gcTime: 0,
    mutationFn: (studentId: string) => callApi(playAsChild, { studentId }),
    onSuccess: ({ user, sessionToken }) => {
      handOverDevice({ user, sessionToken });
      window.location.replace(homePath(user));
    },
  });
