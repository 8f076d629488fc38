import { ApiError } from '@wonderfield/client/errors';
import { useErrorToast } from '@wonderfield/client/use-error-toast';
import { type AnswerField, type Answers, AnswersSchema } from '@wonderfield/contract/plans/plan';
import { TEXTS } from '@wonderfield/contract/texts/texts';
import {
  errorsOfAll,
  isAnswerField,
  stepWith,
} from '../../../shared/plans/autosave/plan-values.ts';
import { useSubmitPlan } from '../api/plan-calls.ts';
import type { PlanDraft } from '../autosave/use-plan-draft.ts';
import type { Wizard } from './use-wizard.ts';

/** Returns the server's field errors in the order of the steps. */
const fieldErrorsOf = (error: Error) =>
  Object.entries(error instanceof ApiError ? error.errors : {})
    .filter((entry): entry is [AnswerField, string] => isAnswerField(entry[0]))
    .sort(([one], [other]) => stepWith(one) - stepWith(other));

/** Saves pending changes, then submits the plan. */
export const useSubmit = (
  { form, saver }: PlanDraft,
  { open, showErrors }: Wizard,
  onSubmitted: () => void,
) => {
  const submission = useSubmitPlan();
  const showErrorToast = useErrorToast();

  /** Opens the first field with a conflict. Returns false if there is none. */
  const openUndecided = () => {
    const [undecided] = Object.keys(saver.getState().disputed).filter(isAnswerField);
    if (undecided) open(stepWith(undecided), undecided);
    return undecided !== undefined;
  };

  /** Loads changes of another window, so the author can review them before submitting. */
  const lookAgain = async (error: Error) => {
    await saver.catchUp().catch(() => undefined);
    if (!openUndecided() && saver.getState().phase !== 'stopped') showErrorToast(error);
  };

  const handleError = (error: Error) => {
    const errors = fieldErrorsOf(error);
    const code = error instanceof ApiError ? error.code : undefined;
    if (errors.length > 0) showErrors(errors);
    else if (code === 'PLN_002') return lookAgain(error);
    else if (code === 'PLN_003') saver.stop('sent');
    else if (code === 'PLN_001') saver.stop('gone');
    else showErrorToast(error);
  };

  const send = async (responses: Answers) => {
    try {
      const draft = { submissionId: saver.getState().id, revision: saver.revision() };
      await submission.mutateAsync({ ...responses, ...draft });
      saver.stop('sent');
      onSubmitted();
    } catch (error) {
      await handleError(error as Error);
    }
  };

  return async () => {
    const errors = errorsOfAll(form.getValues());
    if (errors.length > 0) return showErrors(errors);
    const isSaved = await saver.flush();
    const { phase } = saver.getState();
    if (openUndecided()) return;
    if (phase === 'stopped') return;
    // A draft that the server did not save, because there are too many, can still be submitted.
    if (!isSaved && phase !== 'refused') return showErrorToast(new Error(TEXTS.somethingWrong));
    await send(AnswersSchema.parse(form.getValues()));
  };
};
