import { useCallback, useEffect, useRef, useState } from 'react';
import { callApi } from '../../../shared/call/call-client.ts';
import { readSession, useSession } from '../../../shared/session/session-store.ts';
import type { StudentSession } from '../api/student-sign-in-calls.ts';
import { useEnterAsStudent } from './use-enter-as-student.ts';

/** Ends a session that this device has not stored. */
const endSession = ({ sessionToken, user }: StudentSession) => {
  void callApi('logout', {}, { session: { sessionToken, userId: user.id } }).catch(() => undefined);
};

/**
 * Lets the student of a card in. Only the sign-in tells whose card it is, so the earlier session
 * stays until then. The card of the same student continues at once. The card of a different one
 * waits for an answer, and its session ends if nobody accepts it.
 */
export const useCardEntry = () => {
  const { enter } = useEnterAsStudent();
  const user = useSession()?.user;
  const [isAsking, setAsking] = useState(false);
  const waiting = useRef<StudentSession>(undefined);
  const decline = useCallback(() => {
    if (waiting.current) endSession(waiting.current);
    waiting.current = undefined;
  }, []);
  const accept = () => {
    const session = waiting.current;
    waiting.current = undefined;
    if (session) enter(session);
  };
  // The visitor left the page without an answer.
  useEffect(() => decline, [decline]);
  return {
    /** The user that the card would sign out, while the page asks. */
    earlier: isAsking ? user : undefined,
    accept,
    handleSignedIn: (session: StudentSession) => {
      decline();
      waiting.current = session;
      const earlier = readSession();
      if (!earlier || earlier.userId === session.user.id) accept();
      else setAsking(true);
    },
  };
};
