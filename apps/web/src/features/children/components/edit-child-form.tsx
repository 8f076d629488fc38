import { useMutation } from '@tanstack/react-query';
import type { ChildJson } from '@wonderfield/contract/accounts/user-schema';
import { ChildDetailsSchema, ChildSettingsSchema } from '@wonderfield/contract/children/child';
import { TEXTS } from '@wonderfield/contract/texts';
import { Button } from '@wonderfield/ui/button/button';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { useTranslations } from 'use-intl';
import type { RequestOf } from '../../../shared/call-client.ts';
import { changedFields } from '../../../shared/changed-fields.ts';
import { ChildDetailsFields } from '../../../shared/child-details-fields.tsx';
import page from '../../../shared/pages/work-page.module.css';
import { useErrorToast } from '../../../shared/use-error-toast.ts';
import { updateChild } from '../api/child-calls.ts';
import styles from './child-forms.module.css';
import { ChildSettingsFields, DEFAULT_SETTINGS } from './child-settings-fields.tsx';
import { useStepForm } from './use-step-form.ts';

const EditSchema = ChildDetailsSchema.extend(ChildSettingsSchema.shape);

const valuesOfChild = (child: ChildJson) => ({
  firstName: child.firstName,
  lastName: child.lastName,
  birthYear: child.birthYear ?? '',
  birthMonth: child.birthMonth ?? '',
  userGrade: child.userGrade ?? '',
  childPlayOption: child.childPlayOption ?? DEFAULT_SETTINGS.childPlayOption,
  childMayUse: child.childMayUse ?? DEFAULT_SETTINGS.childMayUse,
  levelPreference: child.levelPreference ?? DEFAULT_SETTINGS.levelPreference,
  subject: child.subject ?? DEFAULT_SETTINGS.subject,
  subscriptionPlans: child.subscriptionPlans ?? DEFAULT_SETTINGS.subscriptionPlans,
});

/** Details and permissions. Save wakes with the first change and sends only what changed. */
export const EditChildForm = ({ child, onClose }: { child: ChildJson; onClose: () => void }) => {
  const t = useTranslations('children.editDialog');
  const shared = useTranslations('shared');
  const { show } = useToasts();
  const showError = useErrorToast();
  const { form, errorOf } = useStepForm(EditSchema, valuesOfChild(child) as never);
  const save = useMutation({
    mutationFn: (changes: object) =>
      updateChild({ ...changes, requestUserId: child.userId } as RequestOf<'updateUser'>),
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
      <ChildDetailsFields form={form as never} errorOf={errorOf as never} />
      <ChildSettingsFields form={form as never} errorOf={errorOf as never} />
      <div className={page.actions}>
        <Button variant="quiet" disabled={save.isPending} onClick={onClose}>
          {shared('cancel')}
        </Button>
        <Button
          type="submit"
          variant="primary"
          disabled={!isDirty}
          busy={save.isPending}
          busyLabel={t('saving')}
        >
          {t('save')}
        </Button>
      </div>
    </form>
  );
};
