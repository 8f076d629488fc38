import { SHARED_DEVICE_IDLE_MINUTES } from '@wonderfield/contract/limits';
import { useEffect } from 'react';
import { CLASS_DONE_PATH } from '../session/portal-address.ts';

const INPUTS = ['pointerdown', 'keydown', 'touchstart'] as const;
const CHECK_MS = 10_000;

/**
 * Hides the page when it closes. If Back restores it from the browser's cache, it loads again, so
 * the next student never sees the field of the one before.
 */
const useNoReturn = (isClassDevice: boolean) => {
  useEffect(() => {
    if (!isClassDevice) return undefined;
    const { style } = document.documentElement;
    const handleHide = () => {
      style.visibility = 'hidden';
    };
    const handleShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) window.location.reload();
    };
    window.addEventListener('pagehide', handleHide);
    window.addEventListener('pageshow', handleShow);
    return () => {
      window.removeEventListener('pagehide', handleHide);
      window.removeEventListener('pageshow', handleShow);
    };
  }, [isClassDevice]);
};

/**
 * Returns to the class page, which signs the student out, after minutes without input on a shared
 * device. Compares times, because a sleeping device runs no timers.
 */
export const useClassDevice = (isClassDevice: boolean) => {
  useNoReturn(isClassDevice);
  useEffect(() => {
    if (!isClassDevice) return undefined;
    let lastInputAt = Date.now();
    const handleInput = () => {
      lastInputAt = Date.now();
    };
    const timer = setInterval(() => {
      if (Date.now() - lastInputAt < SHARED_DEVICE_IDLE_MINUTES * 60_000) return;
      clearInterval(timer);
      window.location.replace(CLASS_DONE_PATH);
    }, CHECK_MS);
    for (const input of INPUTS) document.addEventListener(input, handleInput, true);
    return () => {
      clearInterval(timer);
      for (const input of INPUTS) document.removeEventListener(input, handleInput, true);
    };
  }, [isClassDevice]);
};
