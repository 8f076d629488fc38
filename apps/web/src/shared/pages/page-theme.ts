import type { UserType } from '@wonderfield/contract/user-types';
import { createContext, use, useLayoutEffect } from 'react';

export type Theme = 'morning' | 'noon' | 'golden' | 'dusk';

/** Page theme per user type. */
export const THEME_OF: Record<UserType, Theme> = {
  student: 'morning',
  educator: 'noon',
  parent: 'golden',
};

/** Theme and density of a page. */
export type PageTheme = { hour?: Theme; audience?: UserType | undefined };

/** Receives the theme of a page that is rendered on the server, where there is no body. */
export const ServerTheme = createContext<PageTheme | null>(null);

const show = (name: 'hour' | 'audience', value: string | undefined) => {
  if (value) document.body.dataset[name] = value;
  else delete document.body.dataset[name];
};

/**
 * Sets theme and density on the body, because dialogs and toasts are rendered there. Restores the
 * previous values on unmount, because the signed-in frame stays.
 */
export const usePageTheme = (hour: Theme, audience?: UserType) => {
  const serverTheme = use(ServerTheme);
  if (serverTheme) Object.assign(serverTheme, { hour, audience });
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
