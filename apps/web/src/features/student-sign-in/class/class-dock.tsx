import type { StudentUser } from '@wonderfield/contract/accounts/user';
import { bloomOf } from '@wonderfield/contract/options';
import { Bloom } from '@wonderfield/ui/art/plants/bloom';
import { Sheet } from '@wonderfield/ui/card/card';
import { PlayButton } from '@wonderfield/ui/play-button/play-button';
import { LogOut } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { studentName } from '../../../shared/account/display-name.ts';
import styles from './class-dock.module.css';

/** Shows who is signed in on this device, with the ways back to the game and out. */
export const ClassDock = ({
  user,
  isOpening,
  onPlay,
  onDone,
}: {
  user: StudentUser;
  isOpening: boolean;
  onPlay: () => void;
  onDone: () => void;
}) => {
  const t = useTranslations('studentSignIn.class');
  const name = studentName(user);
  return (
    <Sheet as="section" className={styles.dock} padding="none" aria-label={name} data-dock>
      <div className={styles.who}>
        <Bloom seed={bloomOf(user.avatarLook) ?? user.id} size={60} />
        <p>
          <b>
            <bdi>{name}</bdi>
          </b>
          <small>{t('signedInHere')}</small>
        </p>
      </div>
      <PlayButton
        className={styles.play}
        busy={isOpening}
        busyLabel={t('opening')}
        onClick={onPlay}
      >
        {t('keepPlaying')}
      </PlayButton>
      <button type="button" className={styles.done} onClick={onDone}>
        <LogOut size={24} strokeWidth={2.4} aria-hidden />
        {t('done')}
      </button>
    </Sheet>
  );
};
