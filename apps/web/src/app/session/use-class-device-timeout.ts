import { SHARED_DEVICE_IDLE_MINUTES } from '@wonderfield/contract/limits';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { CLASS_DONE_PATH } from '../../shared/routing/paths.ts';
import { isClassDevice } from '../../shared/session/class-device.ts';

const INPUTS = ['pointerdown', 'keydown', 'touchstart'] as const;
const CHECK_MS = 10_000;

/**
 * Opens the class page, which signs the user out, after minutes without input on a shared device.
 * Compares times, because a sleeping device runs no timers. The game does the same.
 */
export const useClassDeviceTimeout = (isSignedIn: boolean) => {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isSignedIn) return undefined;
    let lastInputAt = Date.now();
    const handleInput = () => {
      lastInputAt = Date.now();
    };
    const timer = setInterval(() => {
      const isIdle = Date.now() - lastInputAt >= SHARED_DEVICE_IDLE_MINUTES * 60_000;
      if (isIdle && isClassDevice()) void navigate(CLASS_DONE_PATH, { replace: true });
    }, CHECK_MS);
    for (const input of INPUTS) document.addEventListener(input, handleInput, true);
    return () => {
      clearInterval(timer);
      for (const input of INPUTS) document.removeEventListener(input, handleInput, true);
    };
  }, [isSignedIn, navigate]);
};
