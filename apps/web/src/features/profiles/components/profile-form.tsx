import { TEXTS } from '@wonderfield/contract/texts/texts';
import { CompletedPicture } from '@wonderfield/ui/art/plants/growth';
import { Button } from '@wonderfield/ui/button/button';
import { Card } from '@wonderfield/ui/card/card';
import { Dialog, DialogFoot } from '@wonderfield/ui/dialog/dialog';
import type { FormEventHandler, ReactNode } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { FormActions } from '../../../shared/forms/form-actions.tsx';
import { LeaveGuard } from '../../../shared/forms/leave-guard.tsx';
import pair from '../../../shared/pages/pair-form.module.css';
import styles from './profile-form.module.css';

type ProfileState<Values extends FieldValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>;
  isDirty: boolean;
  isBusy: boolean;
  isSaved: boolean;
  handleSubmit: FormEventHandler;
  handleCancel: () => void;
  handleSavedSeen: () => void;
};

/** Frames every profile form with its buttons, its success dialog and its unsaved-changes guard. */
export const ProfileForm = <Values extends FieldValues, Output>({
  profile,
  onCancel = profile.handleCancel,
  children,
}: {
  profile: ProfileState<Values, Output>;
  onCancel?: () => void;
  children: ReactNode;
}) => {
  const t = useTranslations('profiles');
  const shared = useTranslations('shared');
  return (
    <Card padding="lg">
      <h2 className={styles.title}>{t('details')}</h2>
      <form className={styles.form} onSubmit={profile.handleSubmit} noValidate>
        <FormProvider {...profile.form}>{children}</FormProvider>
        <FormActions
          className={pair.actions}
          cancel={onCancel}
          submitLabel={t('save')}
          busyLabel={t('saving')}
          isBusy={profile.isBusy}
          isUnchanged={!profile.isDirty}
        />
      </form>
      <Dialog
        open={profile.isSaved}
        onClose={profile.handleSavedSeen}
        title={TEXTS.changesUpdated}
        picture={<CompletedPicture />}
      >
        <DialogFoot>
          <Button variant="primary" onClick={profile.handleSavedSeen}>
            {shared('ok')}
          </Button>
        </DialogFoot>
      </Dialog>
      <LeaveGuard isDirty={profile.isDirty} />
    </Card>
  );
};
