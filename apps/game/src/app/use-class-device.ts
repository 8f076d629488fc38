import { watchIdle } from '@wonderfield/client/watch-idle';
import { SHARED_DEVICE_IDLE_MINUTES } from '@wonderfield/contract/limits';
import { useEffect } from 'react';
import { CLASS_DONE_PATH } from '../session/portal-address.ts';

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
 * device.
 */
export const useClassDevice = (isClassDevice: boolean) => {
  useNoReturn(isClassDevice);
  useEffect(() => {
    if (!isClassDevice) return undefined;
    return watchIdle({
      limitMs: SHARED_DEVICE_IDLE_MINUTES * 60_000,
      onIdle: () => window.location.replace(CLASS_DONE_PATH),
    });
  }, [isClassDevice]);
};
