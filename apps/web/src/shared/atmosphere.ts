import type { UserType } from '@wonderfield/contract/options';
import { useLayoutEffect } from 'react';

export type Hour = 'morning' | 'noon' | 'golden' | 'dusk';

/** Who you are sets the hour: students morning, educators noon, parents the golden hour. */
export const HOUR_OF: Record<UserType, Hour> = {
  student: 'morning',
  educator: 'noon',
  parent: 'golden',
};

/** Sets the page's hour and density; on body, because dialogs and toasts live there too. */
export const useAtmosphere = (hour: Hour, audience?: UserType) => {
  useLayoutEffect(() => {
    document.body.dataset.hour = hour;
    if (audience) document.body.dataset.audience = audience;
    else delete document.body.dataset.audience;
  }, [hour, audience]);
};
