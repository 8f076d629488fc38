import { useMutation } from '@tanstack/react-query';
import { useErrorToast } from '@wonderfield/client/use-error-toast';
import { PLAY_CODE_MINUTES } from '@wonderfield/contract/limits';
import { Button } from '@wonderfield/ui/button/button';
import { useTranslations } from 'use-intl';
import { callApi } from '../call/call-client.ts';
import styles from './play-dialog.module.css';

/** Shows a code to type into the downloaded game, which cannot be opened by Play. */
export const PlayCode = () => {
  const t = useTranslations('shared.play.code');
  const showErrorToast = useErrorToast();
  const code = useMutation({
    mutationFn: () => callApi('makePlayCode', {}),
    onError: (error) => showErrorToast(error),
  });
  return (
    <div className={styles.code}>
      <p>{t('lead')}</p>
      <p className={styles.shown} role="status">
        {code.data && (
          <>
            <span className="code">{code.data.playCode}</span>
            <span>{t('line', { minutes: String(PLAY_CODE_MINUTES) })}</span>
          </>
        )}
      </p>
      <Button
        variant="secondary"
        busy={code.isPending}
        busyLabel={t('making')}
        onClick={() => code.mutate()}
      >
        {code.data ? t('another') : t('show')}
      </Button>
    </div>
  );
};
