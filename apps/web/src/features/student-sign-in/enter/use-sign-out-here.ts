import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../shared/call/call-client.ts';
import { readSession } from '../../../shared/session/session-store.ts';
import { forgetStudent } from './forget-student.ts';

/**
 * Returns a function that signs out on a shared device. The device forgets the student at once,
 * also without a network. The server then ends the session with the class.
 */
export const useSignOutHere = () => {
  const queryClient = useQueryClient();
  return () => {
    const session = readSession();
    forgetStudent(queryClient);
    if (session) void callApi('logout', {}, { session }).catch(() => undefined);
  };
};
