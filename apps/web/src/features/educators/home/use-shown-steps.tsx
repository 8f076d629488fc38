import type { NextStep } from '@wonderfield/contract/next-steps/next-step';
import type { SubmissionSummary } from '@wonderfield/contract/plans/submission';
import { KeyRound, ListChecks, MessageSquare, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { usePlanTitle } from '../../../shared/plans/use-plan-title.ts';
import {
  classProgressPath,
  classroomSyncsPath,
  listStudentsPath,
  submissionPath,
} from '../../../shared/routing/paths.ts';

/** A step as it is shown: a link with an icon and two lines. */
export type ShownStep = { key: string; to: string; icon: ReactNode; title: string; text: string };

const ICON = { size: 20, strokeWidth: 2.2 } as const;

const useStepOfClass = () => {
  const t = useTranslations('educators.home.next');
  return (step: NextStep): ShownStep => {
    const { kind, classroomId, classroomName: text } = step;
    const shown = { key: `${kind}-${classroomId}`, text };
    switch (step.kind) {
      case 'rowNotDone': {
        const { students: count, daysUntilDue: days } = step;
        const title = t('rowNotDone', { count, days });
        return {
          ...shown,
          to: classProgressPath(classroomId),
          icon: <ListChecks {...ICON} />,
          title,
        };
      }
      case 'syncStopped': {
        const title = t('syncStopped', { service: step.service, because: step.because });
        return {
          ...shown,
          to: classroomSyncsPath(classroomId),
          icon: <RefreshCw {...ICON} />,
          title,
        };
      }
      case 'neverSignedIn': {
        const title = t('neverSignedIn', { count: step.students });
        return { ...shown, to: listStudentsPath(classroomId), icon: <KeyRound {...ICON} />, title };
      }
    }
  };
};

/** Returns the steps of classes and plans. A reviewer who waits comes first. */
export const useShownSteps = (
  steps: readonly NextStep[] = [],
  submissions: readonly SubmissionSummary[] = [],
): ShownStep[] => {
  const t = useTranslations('educators.home.next');
  const titleOf = usePlanTitle();
  const toStep = useStepOfClass();
  const reviews = submissions
    .filter(({ state }) => state === 'changesAsked')
    .map(({ id, topic, openComments }) => ({
      key: `review-${id}`,
      to: submissionPath(id),
      icon: <MessageSquare {...ICON} />,
      title: t('reviewer', { count: openComments }),
      text: titleOf(topic),
    }));
  return [...reviews, ...steps.map(toStep)];
};
