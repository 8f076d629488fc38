import { useMutation, useQuery } from '@tanstack/react-query';
import { ApiError, NetworkError } from '@wonderfield/client/errors';
import { useErrorToast } from '@wonderfield/client/use-error-toast';
import type { PictureName } from '@wonderfield/contract/student-sign-in/pictures';
import { useEffect, useRef, useState } from 'react';
import {
  checkHand,
  lowerHand,
  raiseHand,
  type StudentSession,
} from '../api/student-sign-in-calls.ts';

/** How often a device with a raised hand asks for the answer. */
const POLL_MS = 3000;

type Hand = { handToken: string; picture: PictureName };

/** Returns true if another request with this hand can never succeed. */
const isOver = (error: unknown) => error instanceof ApiError && error.code.startsWith('LGN_');

/**
 * Raises a hand for a tile and waits for the answer. Nothing of it is stored on the device, because
 * the hand signs in its student.
 */
export const useHand = ({
  classToken,
  onLetIn,
  onLowered,
}: {
  classToken: string;
  onLetIn: (session: StudentSession) => void;
  onLowered: () => void;
}) => {
  const [hand, setHand] = useState<Hand>();
  const [session, setSession] = useState<StudentSession>();
  const showErrorToast = useErrorToast();
  const isWanted = useRef(true);
  useEffect(() => {
    isWanted.current = true;
    return () => {
      isWanted.current = false;
    };
  }, []);
  const raise = useMutation({
    mutationFn: (tile: string) => raiseHand(classToken, tile),
    // The hand goes up when the network returns.
    retry: (_failures, error) => isWanted.current && error instanceof NetworkError,
    retryDelay: POLL_MS,
    onSuccess: (raised) => {
      if (isWanted.current) setHand(raised);
      // The student went back meanwhile, so nobody waits at this device.
      else void lowerHand(raised.handToken).catch(() => undefined);
    },
    onError: (error) => isWanted.current && showErrorToast(error),
  });
  const { data, error } = useQuery({
    queryKey: ['raised-hand', hand?.handToken],
    queryFn: () => checkHand(hand?.handToken ?? ''),
    // The session is sent once. A later answer would say that the hand is lowered.
    enabled: hand !== undefined && session === undefined,
    refetchInterval: POLL_MS,
    networkMode: 'always',
    retry: false,
    gcTime: 0,
  });
  const handlers = useRef({ onLetIn, onLowered });
  handlers.current = { onLetIn, onLowered };
  const state = isOver(error) ? 'lowered' : data?.state;
  const signedIn = data?.signedIn;
  useEffect(() => {
    if (signedIn) {
      setSession(signedIn);
      handlers.current.onLetIn(signedIn);
    } else if (state === 'lowered') {
      setHand(undefined);
      handlers.current.onLowered();
    }
  }, [signedIn, state]);
  return {
    /** The picture of the raised hand, which the teacher sees too. */
    picture: hand?.picture,
    isComing: state === 'coming',
    isLetIn: session !== undefined,
    /** True if the server cannot take the hand, or answer it, before the network returns. */
    isOffline: (raise.isPending && raise.failureCount > 0) || error instanceof NetworkError,
    /** True if the server did not take the hand. */
    hasFailed: raise.isError,
    raise: (tile: string) => {
      if (!hand && !raise.isPending) raise.mutate(tile);
    },
    lower: () => {
      if (hand) void lowerHand(hand.handToken).catch(() => undefined);
      setHand(undefined);
    },
  };
};
