import { useQuery } from '@tanstack/react-query';
import { EXTRA_MINUTES_MAX, EXTRA_MINUTES_STEP } from '@wonderfield/contract/limits';
import type { PlayTime } from '@wonderfield/contract/progress/progress-calls';
import { Button } from '@wonderfield/ui/button/button';
import { Card } from '@wonderfield/ui/card/card';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { playTimeQuery, useSetExtraTime } from '../api/play-time-calls.ts';
import styles from './time-card.module.css';

/** Returns true while none of the minutes that were added last is played. */
const canUndo = (dailyMinutes: number, { extraMinutes, playedMinutes }: PlayTime) =>
  extraMinutes > 0 && playedMinutes <= dailyMinutes + extraMinutes - EXTRA_MINUTES_STEP;

/** Gives a child with a daily limit more minutes today. */
export const TimeCard = ({ childId, name }: { childId: string; name: string }) => {
  const t = useTranslations('progress.time');
  const { data: time } = useQuery(playTimeQuery(childId));
  const change = useSetExtraTime(childId);
  const titleId = useId();
  if (time?.dailyMinutes === undefined) return null;
  const { dailyMinutes, extraMinutes, playedMinutes } = time;
  const isMost = extraMinutes >= EXTRA_MINUTES_MAX;
  const add = (minutes: number) => change.mutate(extraMinutes + minutes);
  return (
    <Card as="section" className={styles.card} aria-labelledby={titleId}>
      <div>
        <h2 id={titleId}>{t('title')}</h2>
        <p role="status">
          {extraMinutes === 0
            ? t('used', { name, played: `${playedMinutes}`, allowed: `${dailyMinutes}` })
            : t(isMost ? 'most' : 'added', {
                extra: `${extraMinutes}`,
                allowed: `${dailyMinutes + extraMinutes}`,
              })}
        </p>
      </div>
      <div className={styles.actions}>
        <Button
          disabled={isMost}
          busy={change.isPending}
          busyLabel={t('saving')}
          onClick={() => add(EXTRA_MINUTES_STEP)}
        >
          {t('more')}
        </Button>
        {canUndo(dailyMinutes, time) && (
          <Button variant="quiet" size="sm" onClick={() => add(-EXTRA_MINUTES_STEP)}>
            {t('undo')}
          </Button>
        )}
      </div>
    </Card>
  );
};
