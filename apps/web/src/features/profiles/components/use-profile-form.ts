import { TEXTS } from '@wonderfield/contract/texts';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { useEffect, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { RequestOf } from '../../../shared/call-client.ts';
import { changedFields } from '../../../shared/changed-fields.ts';
import type { Draft, FormRules, FormStart } from '../../../shared/draft.ts';
import { useCallForm } from '../../../shared/use-call-form.ts';
import { saveProfile } from '../api/save-profile.ts';

/**
 * A profile form (S 4): Save wakes with the first change and sends only what changed, Cancel puts
 * back what is stored.
 */
export const useProfileForm = <Input extends FieldValues, Output extends Draft<Input>>(
  schema: FormRules<Input, Output>,
  stored: FormStart<Input>,
  /** Names the toast that tells how it went; without a name, the dialog alone tells of a success. */
  toastTitle?: string,
) => {
  const toasts = useToasts();
  const [isSaved, setSaved] = useState(false);
  const profile = useCallForm({
    schema,
    defaultValues: stored,
    send: (values): Promise<void> =>
      // What was emptied goes along too: the server has the last word on it.
      saveProfile(changedFields(values, form.formState.dirtyFields) as RequestOf<'updateUser'>),
    onDone: (_answer, values) => {
      form.reset(values);
      setSaved(true);
      if (toastTitle) {
        toasts.show({ tone: 'success', title: toastTitle, text: TEXTS.changesUpdated });
      }
    },
    onRefused: (error) => toasts.show({ tone: 'error', title: toastTitle, text: error.message }),
  });
  const { form } = profile;
  // Read while rendering, so that the form keeps both up to date.
  const { isDirty, dirtyFields: _ } = form.formState;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the server says later is shown once, and never over what is being typed
  useEffect(() => {
    if (!isDirty) form.reset(stored);
  }, [JSON.stringify(stored)]);

  return {
    ...profile,
    isDirty,
    isSaved,
    handleCancel: () => form.reset(stored),
    handleSavedSeen: () => setSaved(false),
  };
};
