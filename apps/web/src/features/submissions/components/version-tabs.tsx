import type { Submission } from '@wonderfield/contract/plans/submission';
import { Segments } from '@wonderfield/ui/segments/segments';
import { Switch } from '@wonderfield/ui/switch/switch';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { usePlanDates } from '../../../shared/plans/use-plan-dates.ts';
import styles from './submission.module.css';
import { SubmissionHead } from './submission-head.tsx';

/** Shows tabs for the sent versions and the current one, and a switch for differences. */
export const VersionTabs = ({
  submission,
  hasNow,
  shown,
  onShow,
  isComparing,
  onCompare,
  children,
}: {
  submission: Submission;
  /** True if the author is writing the next version. */
  hasNow: boolean;
  shown: number;
  onShow: (version: number) => void;
  isComparing: boolean;
  onCompare: (isComparing: boolean) => void;
  children: ReactNode;
}) => {
  const t = useTranslations('submissions.versions');
  const { dayOf } = usePlanDates();
  const head = <SubmissionHead submission={submission} />;
  const sent = submission.versions.map(({ number, sentAt }) => ({
    value: `${number}`,
    label: t('version', { number }),
    fact: dayOf(sentAt),
  }));
  const next = submission.version + 1;
  const tabs = hasNow
    ? [...sent, { value: `${next}`, label: t('version', { number: next }), fact: t('now') }]
    : sent;
  if (tabs.length < 2) {
    return (
      <>
        <div className={styles.top}>{head}</div>
        {children}
      </>
    );
  }
  return (
    <Segments
      label={t('label')}
      segments={tabs}
      value={`${shown}`}
      onChange={(value) => onShow(Number(value))}
      before={head}
      after={
        <Switch checked={isComparing} onChange={onCompare} disabled={shown < 2}>
          {t('compare')}
        </Switch>
      }
    >
      {children}
    </Segments>
  );
};
