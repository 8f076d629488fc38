import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { StudentSession } from '../api/student-sign-in-calls.ts';
import { readCardCode } from '../rules/card-code.ts';
import { ding } from './ding.ts';
import { useCamera } from './use-camera.ts';
import { useCardErrorText, useCardSignIn } from './use-card-sign-in.ts';
import { useScan } from './use-scan.ts';

/** Time after which a card is probably too far from the camera. */
const FAR_MS = 8000;

/** Looks for a card in the camera's picture and signs in with the first one of ours. */
export const useCardScan = (
  classToken: string | undefined,
  onSignedIn: (session: StudentSession) => void,
) => {
  const t = useTranslations('studentSignIn.card');
  const errorText = useCardErrorText();
  const video = useRef<HTMLVideoElement>(null);
  const camera = useCamera(video);
  const [isForeign, setForeign] = useState(false);
  const [isFar, setFar] = useState(false);
  const signIn = useCardSignIn(classToken, onSignedIn);
  const isFound = signIn.isPending || signIn.isSuccess;
  const isLooking = camera.state === 'on' && !isFound;

  const hasNoReader = useScan(video, isLooking, (text) => {
    const code = readCardCode(text);
    setForeign(code === undefined);
    if (!code) return signIn.reset();
    ding();
    signIn.mutate(code);
  });

  useEffect(() => {
    if (!isLooking) return;
    const timer = setTimeout(() => setFar(true), FAR_MS);
    return () => {
      clearTimeout(timer);
      setFar(false);
    };
  }, [isLooking]);

  const failed = signIn.error ? errorText(signIn.error) : undefined;
  const problem = hasNoReader ? t('noReader') : isForeign ? t('unknown') : failed;
  return {
    video,
    camera: camera.state,
    isMirrored: camera.isMirrored,
    startCamera: () => void camera.start(),
    isFound,
    problem: isFound ? undefined : problem,
    hasNoReader,
    isFar,
  };
};
export type CardScan = ReturnType<typeof useCardScan>;
