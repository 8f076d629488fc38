import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { useEffect, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { RequestOf } from '../../../shared/call-client.ts';
import { changedFields } from '../../../shared/changed-fields.ts';
import { useCallForm } from '../../../shared/use-call-form.ts';
import { saveProfile } from '../api/save-profile.ts';

/**
 * A profile form (S 4): Save wakes with the first change and sends only what changed, Cancel puts
 * back what is stored.
 */
export const useProfileForm = <Input extends FieldValues, Output extends Input>(
  schema: z.ZodType<Output, Input>,
  stored: Input,
  /** Names the toast that tells of a failure. */
  toastTitle?: string,
) => {
  const toasts = useToasts();
  const [isSaved, setSaved] = useState(false);
  const profile = useCallForm({
    schema,
    defaultValues: stored as DefaultValues<Input>,
    send: (values: Output): Promise<void> =>
      saveProfile(changedFields(values, form.formState.dirtyFields) as RequestOf<'updateUser'>),
    onDone: (_answer, values) => {
      form.reset(values);
      setSaved(true);
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
