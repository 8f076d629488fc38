import { useErrorToast } from '@wonderfield/client/use-error-toast';
import type { TaughtClassroom } from '@wonderfield/contract/classrooms/classroom';
import { Button } from '@wonderfield/ui/button/button';
import { CheckboxField } from '@wonderfield/ui/checkbox-field/checkbox-field';
import { ConfirmDialog } from '@wonderfield/ui/confirm-dialog/confirm-dialog';
import { Dialog, DialogBody, DialogFoot } from '@wonderfield/ui/dialog/dialog';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { JoinBoard } from '../../../shared/join-board/join-board.tsx';
import { useSetClassCode } from '../api/classroom-calls.ts';
import styles from './class-code.module.css';

/** Shows the class code for projection, and switches it on and off or renews it. */
export const ClassCodeDialog = ({
  open,
  classroom,
  onClose,
}: {
  open: boolean;
  classroom: TaughtClassroom;
  onClose: () => void;
}) => {
  const t = useTranslations('classrooms.code');
  const shared = useTranslations('shared');
  const { show } = useToasts();
  const showErrorToast = useErrorToast();
  const change = useSetClassCode(classroom);
  const [isRenewing, setRenewing] = useState(false);
  const { classCode, name } = classroom;
  // Shows the requested state until the response arrives.
  const isOn = change.isPending ? change.variables.enabled : classCode !== undefined;

  const handleRenew = async () => {
    await change.mutateAsync(
      { enabled: true, renew: true },
      { onError: (error) => showErrorToast(error) },
    );
    show({ tone: 'success', text: t('renewed') });
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="full"
      title={t('title', { name })}
      closeLabel={shared('close')}
    >
      <DialogBody>
        {classCode ? (
          <JoinBoard code={classCode} typeLabel={t('type')} />
        ) : (
          <div className={styles.off}>
            <p>{t('off')}</p>
            <p className={styles.small}>{t('offHelp')}</p>
          </div>
        )}
      </DialogBody>
      <DialogFoot className={styles.foot ?? ''}>
        <CheckboxField
          className={styles.switch ?? ''}
          label={t('isOn')}
          checked={isOn}
          aria-busy={change.isPending}
          // Do not disable the switch while pending, because it would lose the focus.
          onChange={(event) =>
            change.isPending ||
            change.mutate(
              { enabled: event.currentTarget.checked },
              { onError: (error) => showErrorToast(error) },
            )
          }
        />
        {classCode && (
          <Button
            variant="quiet"
            icon={<RefreshCw size={18} strokeWidth={2.2} aria-hidden />}
            onClick={() => setRenewing(true)}
          >
            {t('renew')}
          </Button>
        )}
      </DialogFoot>
      <ConfirmDialog
        open={isRenewing}
        onClose={() => setRenewing(false)}
        title={t('renewTitle')}
        text={t('renewText')}
        cancelLabel={shared('cancel')}
        confirmLabel={t('renew')}
        busyLabel={t('renewing')}
        onConfirm={handleRenew}
      />
    </Dialog>
  );
};
