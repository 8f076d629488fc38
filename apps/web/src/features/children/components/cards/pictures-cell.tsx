import { useErrorToast } from '@wonderfield/client/use-error-toast';
import type { Child } from '@wonderfield/contract/children/child';
import { PICTURES_LENGTH } from '@wonderfield/contract/student-sign-in/pictures';
import { ConfirmDialog } from '@wonderfield/ui/confirm-dialog/confirm-dialog';
import { IconButton } from '@wonderfield/ui/icon-button/icon-button';
import { Eye, EyeOff, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useRenewPictures, useShowPictures } from '../../../../shared/student-login/login-calls.ts';
import { PictureStrip } from '../../../../shared/student-login/picture-strip.tsx';
import styles from './pictures-cell.module.css';

const ICON = { size: 20, strokeWidth: 2.2 } as const;
const PICTURE_SIZE = 38;

/** Discs in place of hidden pictures. */
export const HiddenPictures = ({ size = PICTURE_SIZE }: { size?: number }) => (
  <span className={styles.hidden} aria-hidden>
    {Array.from({ length: PICTURES_LENGTH }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the discs are all the same
      <i key={index} style={{ width: size, height: size }}>
        ?
      </i>
    ))}
  </span>
);

/** Shows the pictures of a child on request, which the server records, and deals new ones. */
export const PicturesCell = ({
  child: { id, firstName: name },
  disabled,
  onRenewed,
}: {
  child: Child;
  disabled: boolean;
  onRenewed: () => void;
}) => {
  const t = useTranslations('childLogin.pictures');
  const shared = useTranslations('shared');
  const showErrorToast = useErrorToast();
  const [isAsking, setAsking] = useState(false);
  const show = useShowPictures();
  const renew = useRenewPictures();
  const pictures = disabled ? undefined : (renew.data ?? show.data)?.get(id);
  const onError = (error: Error) => showErrorToast(error);
  const hide = () => {
    show.reset();
    renew.reset();
  };
  const handleRenew = async () => {
    await renew.mutateAsync([id], { onError });
    onRenewed();
  };
  return (
    <span className={styles.cell}>
      {pictures ? <PictureStrip pictures={pictures} size={PICTURE_SIZE} /> : <HiddenPictures />}
      <span className={styles.buttons}>
        <IconButton
          label={t(pictures ? 'hide' : 'show', { name })}
          icon={pictures ? <EyeOff {...ICON} /> : <Eye {...ICON} />}
          busy={show.isPending}
          disabled={disabled}
          onClick={() => (pictures ? hide() : show.mutate([id], { onError }))}
        />
        <IconButton
          label={t('renew', { name })}
          icon={<RefreshCw {...ICON} />}
          disabled={disabled}
          onClick={() => setAsking(true)}
        />
      </span>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('renewTitle', { name })}
        text={t('renewText')}
        cancelLabel={shared('cancel')}
        confirmLabel={t('renewConfirm')}
        busyLabel={t('dealing')}
        onConfirm={handleRenew}
      />
    </span>
  );
};
