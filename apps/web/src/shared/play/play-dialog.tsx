import { TEXTS } from '@wonderfield/contract/texts/texts';
import { Dialog, DialogBody } from '@wonderfield/ui/dialog/dialog';
import { Note } from '@wonderfield/ui/note/note';
import { DownloadPicture, PlayInBrowserPicture } from '@wonderfield/ui/scenes/play-ways';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePortalConfig } from '../routing/portal-config.ts';
import { PlayCode } from './play-code.tsx';
import styles from './play-dialog.module.css';
import { canPlayHere, useStartPlay } from './use-play.ts';

/** Shows that the device does not support the game and links to the FAQ. */
const Unsupported = () => {
  const t = useTranslations('shared.play');
  const faq = usePortalConfig()?.links.faq;
  return (
    <Note tone="sun">
      <p>{TEXTS.deviceUnsupported}</p>
      <a href={faq} target="_blank" rel="noreferrer">
        {t('faq')}
      </a>
    </Note>
  );
};

/** Asks how to play: in the browser, or in the downloaded game if there is one. */
export const PlayDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const t = useTranslations('shared.play');
  const shared = useTranslations('shared');
  const start = useStartPlay();
  const downloadUrl = usePortalConfig()?.game.downloadUrl;
  const [isSupported] = useState(canPlayHere);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('title')}
      size="wide"
      closeLabel={shared('close')}
      locked={start.isPending}
    >
      <DialogBody>
        {!isSupported && <Unsupported />}
        <div className={styles.ways}>
          {isSupported && (
            <button
              type="button"
              className={styles.way}
              data-main
              // Do not disable the button while pending, because it would lose the focus.
              aria-disabled={start.isPending}
              onClick={() => start.isPending || start.mutate()}
            >
              <PlayInBrowserPicture />
              <span className={styles.name}>{start.isPending ? t('starting') : t('browser')}</span>
              <span>{t('browserLine')}</span>
            </button>
          )}
          {downloadUrl && (
            <a className={styles.way} href={downloadUrl} target="_blank" rel="noreferrer">
              <DownloadPicture />
              <span className={styles.name}>{t('download')}</span>
              <span>{t('downloadLine')}</span>
            </a>
          )}
        </div>
        {downloadUrl && <PlayCode />}
      </DialogBody>
    </Dialog>
  );
};
