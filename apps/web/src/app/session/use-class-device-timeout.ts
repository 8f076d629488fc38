import { SHARED_DEVICE_IDLE_MINUTES } from '@wonderfield/contract/limits';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { CLASS_DONE_PATH } from '../../shared/routing/paths.ts';
import { isClassDevice, readLastInput, storeLastInput } from '../../shared/session/class-device.ts';

const LIMIT_MS = SHARED_DEVICE_IDLE_MINUTES * 60_000;

/**
 * Opens the class page, which signs the user out, after minutes without input on a shared device, also
 * if the page was loaded again in between. The game does the same. Other devices do not load the code.
 */
export const useClassDeviceTimeout = (sessionToken: string | undefined) => {
  const navigate = useNavigate();
  useEffect(() => {
    if (sessionToken === undefined || !isClassDevice()) return undefined;
    let isLeft = false;
    let stop = () => {
      isLeft = true;
    };
    void import('@wonderfield/client/watch-idle').then(({ watchIdle }) => {
      if (isLeft) return;
      stop = watchIdle({
        limitMs: LIMIT_MS,
        lastInputAt: readLastInput(),
        storeInput: storeLastInput,
        onIdle: () => void navigate(CLASS_DONE_PATH, { replace: true }),
      });
    });
    return () => stop();
  }, [sessionToken, navigate]);
};
