import { useMutation } from '@tanstack/react-query';
import { PROFILE_IMAGE_TYPES } from '@wonderfield/contract/limits';
import { Button } from '@wonderfield/ui/button/button';
import { FieldError } from '@wonderfield/ui/field/field';
import { ImageUp } from 'lucide-react';
import { type ChangeEvent, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { openPicture } from './open-picture.ts';
import styles from './picture-control.module.css';
import { PictureDialog } from './picture-dialog.tsx';

/**
 * Lets the user choose a picture and shows errors of the file. Cropping and upload are in the
 * dialog.
 */
export const PictureControl = () => {
  const t = useTranslations('profiles.picture');
  const helpId = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // Reading a file needs no network.
  const opening = useMutation({ mutationFn: openPicture, networkMode: 'always' });
  const picture = opening.data;

  const handleChosen = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) opening.mutate(file);
    // Lets the user choose the same file again after fixing it.
    target.value = '';
  };
  const handleClose = () => {
    if (picture) URL.revokeObjectURL(picture.url);
    opening.reset();
  };

  return (
    <div className={styles.control}>
      <input
        ref={chooser}
        type="file"
        accept={PROFILE_IMAGE_TYPES.join(',')}
        hidden
        aria-label={t('change')}
        onChange={handleChosen}
      />
      {/* Never disabled, so the focus can return to it when the dialog closes. */}
      <Button
        ref={button}
        variant="secondary"
        icon={<ImageUp size={20} strokeWidth={2.2} aria-hidden />}
        aria-describedby={helpId}
        onClick={() => chooser.current?.click()}
      >
        {t('change')}
      </Button>
      <div id={helpId}>
        <div aria-live="polite" className={styles.message}>
          <FieldError message={opening.error?.message} />
        </div>
        <p className="hint">{opening.isPending ? t('opening') : t('help')}</p>
      </div>
      <PictureDialog picture={picture} finalFocus={button} onClose={handleClose} />
    </div>
  );
};
