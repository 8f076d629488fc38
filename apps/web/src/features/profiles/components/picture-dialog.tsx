import { useMutation } from '@tanstack/react-query';
import { TEXTS } from '@wonderfield/contract/texts';
import { Button } from '@wonderfield/ui/button/button';
import { Dialog, DialogBody, DialogFoot } from '@wonderfield/ui/dialog/dialog';
import { Note } from '@wonderfield/ui/note/note';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isSessionEnd } from '../../../shared/call-client.ts';
import { uploadPicture } from '../api/upload-picture.ts';
import { type CropArea, cropPicture } from './crop-picture.ts';
import type { OpenedPicture } from './open-picture.ts';
import styles from './picture-dialog.module.css';

/** Crops the chosen picture and uploads it. A failure keeps the picture and its crop. */
export const PictureDialog = ({
  picture,
  onClose,
}: {
  picture: OpenedPicture;
  onClose: () => void;
}) => {
  const t = useTranslations('profiles.picture');
  const shared = useTranslations('shared');
  const { show } = useToasts();
  const [area, setArea] = useState<CropArea>();
  const upload = useMutation({
    mutationFn: async (chosen: CropArea) => uploadPicture(await cropPicture(picture.image, chosen)),
    onSuccess: () => {
      show({ tone: 'success', text: TEXTS.changesUpdated });
      onClose();
    },
  });
  const { PictureCropper } = picture;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      closeLabel={shared('close')}
      locked={upload.isPending}
    >
      <DialogBody>
        <p className={styles.lead}>{t('lead')}</p>
        <PictureCropper url={picture.url} onChange={setArea} />
        {upload.error && !isSessionEnd(upload.error) && (
          <Note tone="error" className={styles.error}>
            {upload.error.message}
          </Note>
        )}
      </DialogBody>
      <DialogFoot>
        <Button variant="quiet" disabled={upload.isPending} onClick={onClose}>
          {shared('cancel')}
        </Button>
        <Button
          variant="primary"
          disabled={!area}
          busy={upload.isPending}
          busyLabel={t('saving')}
          onClick={() => area && upload.mutate(area)}
        >
          {t('save')}
        </Button>
      </DialogFoot>
    </Dialog>
  );
};
