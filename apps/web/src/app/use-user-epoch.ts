import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/**
 * Another number when somebody else has come in, from another window: what the one before typed or was
 * told is not theirs. Signing in, out, or in again changes nothing.
 */
export const useUserEpoch = (userId: string | undefined) => {
  const queryClient = useQueryClient();
  const [owner, setOwner] = useState(userId);
  const [turn, setTurn] = useState(0);
  if (userId && userId !== owner) {
    setOwner(userId);
    if (owner) setTurn(turn + 1);
  }
  useEffect(() => {
    if (turn > 0) void queryClient.resetQueries();
  }, [turn, queryClient]);
  return turn;
};
