import { type AnswerField, type Answers, AnswersSchema } from '@wonderfield/contract/plans/plan';
import { TEXTS } from '@wonderfield/contract/texts';
import { CallRefused } from '../../../shared/call-client.ts';
import { errorsIn, isAnswerField, stepWith } from '../../../shared/plans/autosave/plan-values.ts';
import { useErrorToast } from '../../../shared/use-error-toast.ts';
import { useSubmitPlan } from '../api/plan-calls.ts';
import type { PlanDraft } from '../autosave/use-plan-draft.ts';
import type { Wizard } from './use-wizard.ts';

/** What the server says about fields, in the order they are asked for. */
const fieldErrorsOf = (error: Error) =>
  Object.entries(error instanceof CallRefused ? error.errors : {})
    .filter((entry): entry is [AnswerField, string] => isAnswerField(entry[0]))
    .sort(([one], [other]) => stepWith(one) - stepWith(other));

/** Saves what is left, then submits all of it. */
export const useSubmit = (
  { form, saver }: PlanDraft,
  { open, showErrors }: Wizard,
  onSubmitted: () => void,
) => {
  const submission = useSubmitPlan();
  const tellError = useErrorToast();

  const send = async (answers: Answers) => {
    try {
      await submission.mutateAsync({ ...answers, submissionId: saver.getState().id });
      saver.stop('sent');
      onSubmitted();
    } catch (error) {
      const errors = fieldErrorsOf(error as Error);
      if (errors.length > 0) showErrors(errors);
      else if (error instanceof CallRefused && error.code === 'PLN_003') saver.stop('sent');
      else if (error instanceof CallRefused && error.code === 'PLN_001') saver.stop('gone');
      else tellError(error as Error);
    }
  };

  return async () => {
    const errors = [1, 2, 3].flatMap((step) => errorsIn(step, form.getValues()));
    if (errors.length > 0) return showErrors(errors);
    const isSaved = await saver.flush();
    const { phase, disputed } = saver.getState();
    const [undecided] = Object.keys(disputed).filter(isAnswerField);
    if (undecided) return open(stepWith(undecided), undecided);
    if (phase === 'stopped') return;
    // A draft the server would not keep (there are too many) can still be submitted.
    if (!isSaved && phase !== 'refused') return tellError(new Error(TEXTS.somethingWrong));
    await send(AnswersSchema.parse(form.getValues()));
  };
};
