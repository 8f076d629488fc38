import { useErrorToast } from '@wonderfield/client/use-error-toast';
import type { LiveClass } from '@wonderfield/contract/student-sign-in/open-class';
import { Button } from '@wonderfield/ui/button/button';
import { Card } from '@wonderfield/ui/card/card';
import { ConfirmDialog } from '@wonderfield/ui/confirm-dialog/confirm-dialog';
import { SelectField } from '@wonderfield/ui/select-field/select-field';
import { Switch } from '@wonderfield/ui/switch/switch';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { type ReactNode, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useCloseClass, useOpenClass } from '../api/live-calls.ts';
import { defaultEnd, extendedEnd, minutesLeft, possibleEnds } from '../rules/class-end.rules.ts';
import { countStates } from '../rules/live-board.rules.ts';
import styles from './live-aside.module.css';
import { useEndToast } from './use-end-toast.ts';

/** Time to notice that the class was closed by mistake. */
const REOPEN_TOAST_MS = 10_000;

/** Shows when the class ends, and changes it. */
const ClassEnd = ({
  live,
  now,
  isBusy,
  onChange,
}: {
  live: LiveClass & { openUntil: string };
  now: number;
  isBusy: boolean;
  onChange: (end: number) => void;
}) => {
  const t = useTranslations('classLive.open');
  const format = useFormatter();
  const end = new Date(live.openUntil).getTime();
  const start = live.openedAt ? new Date(live.openedAt).getTime() : now;
  const later = extendedEnd(end, now);
  const minutes = minutesLeft(end, now);
  const total = Math.max(minutes, minutesLeft(end, start));
  const time = (at: number) => format.dateTime(new Date(at), { timeStyle: 'short' });
  return (
    <>
      <div className={styles.end}>
        <SelectField
          label={t('endsAt')}
          className={styles.endField ?? ''}
          value={String(end)}
          disabled={isBusy}
          options={possibleEnds(now, end).map((at) => ({ value: String(at), label: time(at) }))}
          onChange={(event) => onChange(Number(event.target.value))}
        />
        <Button
          variant="secondary"
          size="sm"
          disabled={later === undefined || isBusy}
          onClick={() => later && onChange(later)}
        >
          {t('later')}
        </Button>
      </div>
      <progress
        className={styles.meter}
        aria-label={t('meter')}
        aria-valuetext={t('left', { minutes })}
        value={minutes}
        max={total}
      />
      <p className={styles.small}>
        <b>{t('left', { minutes })}</b> {t('after')}
      </p>
    </>
  );
};

/** Closes the class, after a question if students are in, and offers to open it again. */
const useClosing = (
  classroomId: string,
  { live, onOpenAgain }: { live: LiveClass; onOpenAgain: (end: number) => void },
) => {
  const t = useTranslations('classLive.open');
  const { show } = useToasts();
  const showErrorToast = useErrorToast();
  const close = useCloseClass(classroomId);
  const [isAsking, setAsking] = useState(false);
  const count = countStates(live).in;
  const closeNow = async () => {
    const end = live.openUntil ? new Date(live.openUntil).getTime() : 0;
    try {
      await close.mutateAsync();
    } catch (error) {
      showErrorToast(error as Error);
      throw error;
    }
    const handleSelect = () => onOpenAgain(end > Date.now() ? end : defaultEnd(Date.now()));
    show({
      tone: 'success',
      text: t('closed'),
      topic: 'class-end',
      durationMs: REOPEN_TOAST_MS,
      action: { label: t('openAgain'), onSelect: handleSelect },
    });
  };
  return {
    isPending: close.isPending,
    start: () => {
      if (count > 0) setAsking(true);
      // A toast shows the error.
      else closeNow().catch(() => undefined);
    },
    question: { open: isAsking, count, onConfirm: closeNow, onClose: () => setAsking(false) },
  };
};

/** Asks before the students who are in are signed out. */
const CloseDialog = ({ count, ...rest }: ReturnType<typeof useClosing>['question']) => {
  const t = useTranslations('classLive.open');
  const shared = useTranslations('shared');
  return (
    <ConfirmDialog
      {...rest}
      title={t('closeTitle')}
      text={t('closeText', { count })}
      cancelLabel={shared('cancel')}
      confirmLabel={t('close')}
      busyLabel={t('closing')}
    />
  );
};

/** Opens and closes the class for sign-ins on devices in the room. */
export const OpenClassCard = ({
  classroomId,
  live,
  now,
  isArchived,
  children,
}: {
  classroomId: string;
  live: LiveClass;
  now: number;
  isArchived: boolean;
  /** More about the open class. */
  children: ReactNode;
}) => {
  const t = useTranslations('classLive.open');
  const showErrorToast = useErrorToast();
  const open = useOpenClass(classroomId);
  const onError = (error: Error) => showErrorToast(error);
  const openTo = (end: number) => open.mutate(new Date(end).toISOString(), { onError });
  const closing = useClosing(classroomId, { live, onOpenAgain: openTo });
  const isBusy = open.isPending || closing.isPending;
  const { openUntil } = live;
  useEndToast(openUntil, now);
  const handleSwitch = (isOn: boolean) => {
    if (isBusy) return;
    if (isOn) openTo(defaultEnd(Date.now()));
    else closing.start();
  };
  // Shows the requested state until the response arrives.
  const isOn = isBusy ? open.isPending : openUntil !== undefined;
  return (
    <Card as="section" className={styles.open} data-open={isOn || undefined}>
      <Switch
        className={styles.switch}
        checked={isOn}
        disabled={isArchived}
        aria-busy={isBusy}
        onChange={handleSwitch}
      >
        {t('switch')}
      </Switch>
      <p className={styles.small}>{t(isArchived ? 'archived' : openUntil ? 'on' : 'off')}</p>
      {openUntil && (
        <ClassEnd live={{ ...live, openUntil }} {...{ now, isBusy }} onChange={openTo} />
      )}
      {openUntil && children}
      <CloseDialog {...closing.question} />
    </Card>
  );
};
