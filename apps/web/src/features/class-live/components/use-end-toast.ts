import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { minutesLeft } from '../rules/class-end.rules.ts';

/** Minutes before the end at which the teacher is told. */
const WARNING_MINUTES = 5;

/** Shows a message once for each end, five minutes before the students are signed out. */
export const useEndToast = (openUntil: string | undefined, now: number) => {
  const t = useTranslations('classLive.open');
  const { show } = useToasts();
  const shownFor = useRef<string>(undefined);
  const minutes = openUntil ? minutesLeft(new Date(openUntil).getTime(), now) : 0;
  const isNear = minutes > 0 && minutes <= WARNING_MINUTES;
  useEffect(() => {
    if (!isNear || shownFor.current === openUntil) return;
    shownFor.current = openUntil;
    show({ tone: 'info', text: t('ending', { minutes }), topic: 'class-end' });
  }, [isNear, openUntil, minutes, show, t]);
};
