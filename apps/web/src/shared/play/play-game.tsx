import { TEXTS } from '@wonderfield/contract/texts/texts';
import { Dialog, DialogBody } from '@wonderfield/ui/dialog/dialog';
import { Note } from '@wonderfield/ui/note/note';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { usePortalConfig } from '../routing/portal-config.ts';
import { canPlayHere, useStartPlay } from './use-play.ts';

/** Says that the device does not support the game, and links to the FAQ. */
const UnsupportedDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const t = useTranslations('shared.play');
  const shared = useTranslations('shared');
  const faq = usePortalConfig()?.links.faq;
  return (
    <Dialog open={open} onClose={onClose} title={t('unsupported')} closeLabel={shared('close')}>
      <DialogBody>
        <Note tone="sun">
          <p>{TEXTS.deviceUnsupported}</p>
          <a href={faq} target="_blank" rel="noreferrer">
            {t('faq')}
          </a>
        </Note>
      </DialogBody>
    </Dialog>
  );
};

/** Starts the game when it opens. On an unsupported device it shows a message instead. */
export const PlayGame = ({
  open,
  isInstalling = false,
  onClose,
}: {
  open: boolean;
  /** Asks to install the game when it is open. */
  isInstalling?: boolean;
  onClose: () => void;
}) => {
  const { mutate } = useStartPlay({ isInstalling });
  const latest = useRef(onClose);
  latest.current = onClose;
  const isSupported = canPlayHere();
  const isStarting = open && isSupported;
  useEffect(() => {
    if (isStarting) mutate(undefined, { onError: () => latest.current() });
  }, [isStarting, mutate]);
  // After the game, the browser may restore this page from its cache.
  useEffect(() => {
    const handleShow = (event: PageTransitionEvent) => event.persisted && latest.current();
    window.addEventListener('pageshow', handleShow);
    return () => window.removeEventListener('pageshow', handleShow);
  }, []);
  return <UnsupportedDialog open={open && !isSupported} onClose={onClose} />;
};
