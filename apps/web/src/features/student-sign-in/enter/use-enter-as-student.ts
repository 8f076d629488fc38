import { useQueryClient } from '@tanstack/react-query';
import { homePath } from '@wonderfield/contract/accounts/home-path';
import type { PortalUser } from '@wonderfield/contract/accounts/user';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { callApi } from '../../../shared/call/call-client.ts';
import { useStartPlay } from '../../../shared/play/use-play.ts';
import { PATHS } from '../../../shared/routing/paths.ts';
import { isClassDevice, storeOwnTile } from '../../../shared/session/class-device.ts';
import { readSession, storeSession } from '../../../shared/session/session-store.ts';
import type { StudentSession } from '../api/student-sign-in-calls.ts';
import { forgetStudent } from './forget-student.ts';

/** Returns true if the game opens at once: on a device of a class, for a student with a name. */
const goesToGame = (user: PortalUser) =>
  isClassDevice() &&
  user.userType === 'student' &&
  !user.mustChangePassword &&
  user.avatarName !== undefined;

/** Loads the page again if Back restores it from the browser's cache, where it still signs in. */
const useFreshPage = () => {
  useEffect(() => {
    const handleShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) window.location.reload();
    };
    window.addEventListener('pageshow', handleShow);
    return () => window.removeEventListener('pageshow', handleShow);
  }, []);
};

/**
 * Stores the session of a student and opens the game or the home page. What an earlier user left on
 * the device is deleted first.
 */
export const useEnterAsStudent = () => {
  useFreshPage();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const startPlay = useStartPlay({ leave: () => navigate(PATHS.avatar, { replace: true }) });
  const enter = ({ user, sessionToken }: StudentSession, tile?: string) => {
    const earlier = readSession();
    forgetStudent(queryClient);
    if (tile !== undefined) storeOwnTile(tile);
    storeSession({ user, sessionToken });
    // The next student took the device over without a sign-out.
    if (earlier) void callApi('logout', {}, { session: earlier }).catch(() => undefined);
    if (goesToGame(user)) startPlay.mutate();
    else void navigate(homePath(user), { replace: true });
  };
  return { enter, isOpeningGame: startPlay.isPending || startPlay.isSuccess };
};
