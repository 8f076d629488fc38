import { useErrorToast } from '@wonderfield/client/use-error-toast';
import type { RaisedHand } from '@wonderfield/contract/student-sign-in/open-class';
import { SignInPictureDisc } from '@wonderfield/ui/art/sign-in/sign-in-picture';
import { ConfirmDialog } from '@wonderfield/ui/confirm-dialog/confirm-dialog';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { useTranslations } from 'use-intl';
import { useLastValue } from '../../../shared/hooks/use-last-value.ts';
import { useAnswerHand } from '../api/live-calls.ts';
import styles from './let-in-dialog.module.css';

export type LetInRequest = { hand: RaisedHand; name: string };

/** Asks whether the student is at the device with the picture before a session is opened there. */
export const LetInDialog = ({
  classroomId,
  request,
  onClose,
}: {
  classroomId: string;
  request: LetInRequest | undefined;
  onClose: () => void;
}) => {
  const t = useTranslations('classLive.letIn');
  const words = useTranslations('studentLogin.pictures');
  const shared = useTranslations('shared');
  const { show } = useToasts();
  const showErrorToast = useErrorToast();
  const answer = useAnswerHand(classroomId);
  const shown = useLastValue(request);
  const name = shown?.name ?? '';
  const handleConfirm = async () => {
    if (!request) return;
    await answer.mutateAsync(
      { handId: request.hand.handId, answer: 'letIn' },
      { onError: (error) => showErrorToast(error) },
    );
    show({ tone: 'success', text: t('done', { name }) });
  };
  return (
    <ConfirmDialog
      open={request !== undefined}
      onClose={onClose}
      title={t('title', { name })}
      text={
        shown && (
          <div className={styles.ask}>
            <SignInPictureDisc name={shown.hand.picture} size={96} />
            <div>
              <p>{t('text', { name, picture: words(shown.hand.picture) })}</p>
              <p className={styles.small}>{t('help')}</p>
            </div>
          </div>
        )
      }
      cancelLabel={shared('cancel')}
      confirmLabel={t('confirm')}
      busyLabel={t('busy')}
      onConfirm={handleConfirm}
    />
  );
};
