import type { Draft, FormRules, FormStart } from '@wonderfield/client/draft';
import { useCallForm } from '@wonderfield/client/use-call-form';
import { TEXTS } from '@wonderfield/contract/texts/texts';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { useEffect, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { RequestOf } from '../../../shared/call/call-client.ts';
import { changedFields } from '../../../shared/forms/changed-fields.ts';
import { saveProfile } from '../api/save-profile.ts';

/**
 * Handles a profile form. Save is enabled after a change and sends only changed fields, and Cancel
 * restores the stored values.
 */
export const useProfileForm = <Input extends FieldValues, Output extends Draft<Input>>(
  schema: FormRules<Input, Output>,
  stored: FormStart<Input>,
  /** Title of the result toast. Without it, only the dialog reports a success. */
  toastTitle?: string,
) => {
  const toasts = useToasts();
  const [isSaved, setSaved] = useState(false);
  const profile = useCallForm({
    schema,
    defaultValues: stored,
    send: (values): Promise<void> =>
      // Send cleared fields too, because the server validates them.
      saveProfile(changedFields(values, form.formState.dirtyFields) as RequestOf<'updateUser'>),
    onDone: (_answer, values) => {
      form.reset(values);
      setSaved(true);
      if (toastTitle) {
        toasts.show({ tone: 'success', title: toastTitle, text: TEXTS.changesUpdated });
      }
    },
    onError: (error) => toasts.show({ tone: 'error', title: toastTitle, text: error.message }),
  });
  const { form } = profile;
  // Read during render, so the form library keeps both up to date.
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
