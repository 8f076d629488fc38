import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@wonderfield/client/errors';
import type { PictureName } from '@wonderfield/contract/student-sign-in/pictures';
import type { StudentSession } from '../api/student-sign-in-calls.ts';
import { useStudentErrorText } from '../enter/use-student-error-text.ts';
import { usePicks } from './use-picks.ts';

const hasCode = (error: Error | null, code: string) =>
  error instanceof ApiError && error.code === code;

/** Returns true if no further attempt can succeed before an adult helped. */
const isLocked = (error: Error | null) => hasCode(error, 'LGN_010');

/** Signs in with the third picture. After three wrong attempts, an adult has to help. */
export const usePictureSignIn = ({
  send,
  onSignedIn,
  onLocked,
}: {
  send: (pictures: PictureName[]) => Promise<StudentSession>;
  onSignedIn: (session: StudentSession) => void;
  onLocked?: () => void;
}) => {
  const errorText = useStudentErrorText();
  const mutation = useMutation({
    mutationFn: send,
    onSuccess: onSignedIn,
    onError: (error) => {
      picks.clear();
      if (isLocked(error)) onLocked?.();
    },
  });
  const picks = usePicks((pictures) => mutation.mutate(pictures));
  const { error } = mutation;
  const state: 'open' | 'busy' | 'wrong' | 'locked' =
    mutation.isPending || mutation.isSuccess
      ? 'busy'
      : isLocked(error)
        ? 'locked'
        : hasCode(error, 'LGN_009')
          ? 'wrong'
          : 'open';
  return {
    picks: picks.picks,
    ringed: picks.ringed,
    pick: (name: PictureName) => {
      mutation.reset();
      picks.pick(name);
    },
    undo: picks.undo,
    state,
    /** The reason of another failed attempt, until the next tap. */
    problem: error ? errorText(error) : undefined,
  };
};
export type PictureSignIn = ReturnType<typeof usePictureSignIn>;
