import type { UserType } from '@wonderfield/contract/user-types';
import { useLayoutEffect } from 'react';

export type Theme = 'morning' | 'noon' | 'golden' | 'dusk';

/** Page theme per user type. */
export const THEME_OF: Record<UserType, Theme> = {
  student: 'morning',
  educator: 'noon',
  parent: 'golden',
};

const show = (name: 'hour' | 'audience', value: string | undefined) => {
  if (value) document.body.dataset[name] = value;
  else delete document.body.dataset[name];
};

/**
 * Sets theme and density on the body, because dialogs and toasts are rendered there. Restores the
 * previous values on unmount, because the signed-in frame stays.
 */
export const usePageTheme = (hour: Theme, audience?: UserType) => {
  useLayoutEffect(() => {
    const before = { ...document.body.dataset };
    show('hour', hour);
    show('audience', audience);
    return () => {
      show('hour', before.hour);
      show('audience', before.audience);
    };
  }, [hour, audience]);
};
