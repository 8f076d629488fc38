import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/**
 * Returns a number that changes when a different user signs in in another tab. Signing in or out as
 * the same user keeps it.
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
