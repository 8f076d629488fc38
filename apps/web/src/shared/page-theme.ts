import type { UserType } from '@wonderfield/contract/user-types';
import { useLayoutEffect } from 'react';

export type Theme = 'morning' | 'noon' | 'golden' | 'dusk';

/** Who you are sets the hour: students morning, educators noon, parents the golden hour. */
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
 * Sets the page's hour and density; on body, because dialogs and toasts live there too. Whoever
 * leaves puts back what was there before: the signed-in frame stays when a screen goes.
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
