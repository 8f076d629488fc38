import { useMutation } from '@tanstack/react-query';
import { useErrorToast } from '@wonderfield/client/use-error-toast';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import type { ReasonStep } from '../../../shared/dialogs/reason-dialog.tsx';
import { useStrings } from '../../../shared/use-strings.ts';
import { useReviewSteps } from '../api/review-steps.ts';
import { useReview } from './review-context.ts';

const REASONS = ['copied', 'notForUs', 'twice', 'personal'] as const;

/** Decisions on a claimed plan. Each saves all typed comments first, or fails. */
export const useDecisions = () => {
  const t = useStrings('review');
  const { show } = useToasts();
  const showError = useErrorToast();
  const { plan, drafts, focusHeading } = useReview();
  const steps = useReviewSteps(plan);
  const author = plan.authorName;

  const withComments = async (step: () => Promise<void>) => {
    if (!(await drafts.saveAll())) throw new Error(t('decision.unsaved'));
    await step();
  };
  const useStep = (step: () => Promise<void>, done?: string) =>
    useMutation({
      mutationFn: () => withComments(step),
      onSuccess: () => {
        if (done) show({ tone: 'success', text: done });
        focusHeading();
      },
      onError: showError,
    });

  return {
    giveBack: useStep(steps.giveBack),
    askForChanges: useStep(steps.askForChanges, t('decision.asked', { author })),
    accept: useStep(steps.accept, t('decision.accepted')),
    declineStep: (): ReasonStep => ({
      title: t('declineStep.title', { topic: plan.topic }),
      text: t('declineStep.text', { author }),
      help: t('declineStep.help'),
      confirmLabel: t('declineStep.confirm'),
      busyLabel: t('declineStep.busy'),
      tone: 'danger',
      readyReasons: REASONS.map((key) => ({
        name: t(`declineReasons.${key}.name`),
        text: t(`declineReasons.${key}.text`),
      })),
      send: (reason) => withComments(() => steps.decline(reason)),
      done: t('declineStep.done'),
    }),
  };
};
