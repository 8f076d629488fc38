import { useMutation } from '@tanstack/react-query';
import { useErrorToast } from '@wonderfield/client/use-error-toast';
import { Button } from '@wonderfield/ui/button/button';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { useTranslations } from 'use-intl';
import { askAgain } from '../api/educator-calls.ts';
import styles from './educator-home.module.css';

/** Shows why the account was declined and offers to ask again. */
export const DeclinedNote = ({ reason }: { reason: string }) => {
  const t = useTranslations('educators.home');
  const toasts = useToasts();
  const showErrorToast = useErrorToast();
  const again = useMutation({
    mutationFn: askAgain,
    onSuccess: () => toasts.show({ tone: 'success', text: t('askedAgain') }),
    onError: (error) => showErrorToast(error),
  });
  return (
    <>
      <h2>{t('refusedTitle')}</h2>
      <p className={styles.text}>{t('refused')}</p>
      <blockquote className={styles.reason}>{reason}</blockquote>
      <Button
        variant="primary"
        busy={again.isPending}
        busyLabel={t('askingAgain')}
        onClick={() => again.mutate()}
      >
        {t('askAgain')}
      </Button>
    </>
  );
};
