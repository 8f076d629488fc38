import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

const subscribe = (notify: () => void) => onlineManager.subscribe(notify);
const readOnline = () => onlineManager.isOnline();
/** The server renders pages as if the device were online. */
const assumeOnline = () => true;

/** Returns false while the browser reports that the device is offline. */
export const useIsOnline = () => useSyncExternalStore(subscribe, readOnline, assumeOnline);
