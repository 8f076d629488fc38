import { useMutation } from '@tanstack/react-query';
import { useErrorToast } from '@wonderfield/client/use-error-toast';
import type { Child } from '@wonderfield/contract/children/child';
import {
  ChildDetailsSchema,
  ChildSettingsSchema,
} from '@wonderfield/contract/children/child-forms';
import { TEXTS } from '@wonderfield/contract/texts/texts';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { FormProvider } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import type { RequestOf } from '../../../../shared/call/call-client.ts';
import { changedFields } from '../../../../shared/forms/changed-fields.ts';
import { ChildDetailsFields } from '../../../../shared/forms/child-details-fields.tsx';
import { FormActions } from '../../../../shared/forms/form-actions.tsx';
import pair from '../../../../shared/pages/pair-form.module.css';
import { updateChild } from '../../api/child-calls.ts';
import styles from './child-forms.module.css';
import { ChildSettingsFields, DEFAULT_SETTINGS } from './child-settings-fields.tsx';
import { useStepForm } from './use-step-form.ts';

const EditSchema = ChildDetailsSchema.extend(ChildSettingsSchema.shape);

const valuesOfChild = (child: Child) => ({
  firstName: child.firstName,
  lastName: child.lastName,
  birthYear: child.birthYear ?? '',
  birthMonth: child.birthMonth ?? '',
  grade: child.grade ?? '',
  playOption: child.playOption ?? DEFAULT_SETTINGS.playOption,
  typingMode: child.typingMode ?? DEFAULT_SETTINGS.typingMode,
  level: child.level ?? DEFAULT_SETTINGS.level,
  subjects: child.subjects ?? DEFAULT_SETTINGS.subjects,
  dailyTime: child.dailyTime ?? DEFAULT_SETTINGS.dailyTime,
  plan: child.plan ?? DEFAULT_SETTINGS.plan,
});

/**
 * Edits details and permissions. Save is enabled after the first change and sends only changed
 * fields.
 */
export const EditChildForm = ({ child, onClose }: { child: Child; onClose: () => void }) => {
  const t = useTranslations('children.editDialog');
  const { show } = useToasts();
  const showError = useErrorToast();
  const form = useStepForm(EditSchema, valuesOfChild(child));
  const save = useMutation({
    mutationFn: (changes: RequestOf<'updateUser'>) =>
      updateChild({ ...changes, childId: child.id }),
    onSuccess: () => {
      show({ tone: 'success', text: TEXTS.childUpdated });
      onClose();
    },
    onError: (error) => showError(error),
  });
  const { isDirty, dirtyFields } = form.formState;
  return (
    <form
      className={styles.stack}
      noValidate
      onSubmit={form.handleSubmit((values) => save.mutate(changedFields(values, dirtyFields)))}
    >
      <FormProvider {...form}>
        <ChildDetailsFields />
        <ChildSettingsFields />
      </FormProvider>
      <FormActions
        className={pair.actions}
        cancel={onClose}
        submitLabel={t('save')}
        busyLabel={t('saving')}
        isBusy={save.isPending}
        isUnchanged={!isDirty}
      />
    </form>
  );
};
