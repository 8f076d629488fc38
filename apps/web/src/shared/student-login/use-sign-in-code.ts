import { useEffect, useRef } from 'react';
import { useNow } from '../hooks/use-now.ts';
import { useShowSignInCode } from './login-calls.ts';

/** A code that renews itself does so this long before it expires. */
const RENEW_BEFORE_MS = 20_000;

/** Requests a code while the dialog is open, and says how long it works. */
export const useSignInCode = (
  studentId: string,
  { classroomId, renews }: { classroomId: string | undefined; renews: boolean },
) => {
  const { mutate, data, error, isPending } = useShowSignInCode(classroomId);
  const now = useNow(1000);
  const isStarted = useRef(false);
  const leftMs = data ? new Date(data.expiresAt).getTime() - now : undefined;
  const isOld = renews && leftMs !== undefined && leftMs < RENEW_BEFORE_MS;
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    mutate(studentId);
  }, [mutate, studentId]);
  useEffect(() => {
    if (isOld && !isPending && !error) mutate(studentId);
  }, [isOld, isPending, error, mutate, studentId]);
  const isExpired = leftMs !== undefined && leftMs <= 0;
  return {
    cardCode: isExpired ? undefined : data?.cardCode,
    secondsLeft: Math.max(0, Math.floor((leftMs ?? 0) / 1000)),
    isExpired,
    error,
    isPending,
    renew: () => mutate(studentId),
  };
};
