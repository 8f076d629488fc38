import { useMutation } from '@tanstack/react-query';
import { isSessionEnd } from '@wonderfield/client/errors';
import { TEXTS } from '@wonderfield/contract/texts/texts';
import { Button } from '@wonderfield/ui/button/button';
import { Dialog, DialogBody, DialogFoot } from '@wonderfield/ui/dialog/dialog';
import { Note } from '@wonderfield/ui/note/note';
import { Progress } from '@wonderfield/ui/progress/progress';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { type RefObject, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useLastValue } from '../../../shared/hooks/use-last-value.ts';
import { uploadPicture } from '../api/upload-picture.ts';
import type { Sent } from '../api/upload-with-progress.ts';
import { type CropArea, cropPicture } from './crop-picture.ts';
import type { OpenedPicture } from './open-picture.ts';
import styles from './picture-dialog.module.css';

/** Crops and uploads the chosen picture. Keeps the picture and its crop after an error. */
export const PictureDialog = ({
  picture: opened,
  finalFocus,
  onClose,
}: {
  /** Undefined while no picture is chosen. */
  picture: OpenedPicture | undefined;
  /** Takes the focus back, because the file chooser took it from there. */
  finalFocus: RefObject<HTMLElement | null>;
  onClose: () => void;
}) => {
  const t = useTranslations('profiles.picture');
  const shared = useTranslations('shared');
  const { show } = useToasts();
  const format = useFormatter();
  const [area, setArea] = useState<CropArea>();
  const [sent, setSent] = useState<Sent>();
  const upload = useMutation({
    mutationFn: async ({ image, chosen }: { image: HTMLImageElement; chosen: CropArea }) =>
      uploadPicture(await cropPicture(image, chosen), setSent),
    onSettled: () => setSent(undefined),
    onSuccess: () => {
      show({ tone: 'success', text: TEXTS.changesUpdated });
      handleClose();
    },
  });
  const handleClose = () => {
    setArea(undefined);
    upload.reset();
    onClose();
  };
  // Keeps the picture during the closing animation.
  const picture = useLastValue(opened);
  const handleSave = () => picture && area && upload.mutate({ image: picture.image, chosen: area });
  return (
    <Dialog
      open={opened !== undefined}
      onClose={handleClose}
      finalFocus={finalFocus}
      title={t('title')}
      closeLabel={shared('close')}
      locked={upload.isPending}
    >
      <DialogBody>
        <p className={styles.lead}>{t('lead')}</p>
        {picture && (
          <picture.PictureCropper key={picture.url} url={picture.url} onChange={setArea} />
        )}
        {sent && (
          <Progress
            label={t('sending')}
            {...sent}
            text={format.number(sent.done / sent.total, { style: 'percent' })}
            className={styles.sending}
          />
        )}
        {upload.error && !isSessionEnd(upload.error) && (
          <Note tone="error" className={styles.error}>
            {upload.error.message}
          </Note>
        )}
      </DialogBody>
      <DialogFoot>
        <Button variant="quiet" disabled={upload.isPending} onClick={handleClose}>
          {shared('cancel')}
        </Button>
        <Button
          variant="primary"
          disabled={!area}
          busy={upload.isPending}
          busyLabel={t('saving')}
          onClick={handleSave}
        >
          {t('save')}
        </Button>
      </DialogFoot>
    </Dialog>
  );
};
