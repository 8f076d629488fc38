import { bloomOf } from '@wonderfield/contract/options';
import { Button } from '@wonderfield/ui/button/button';
import { Sheet } from '@wonderfield/ui/card/card';
import { PlayHero, PlayScene } from '@wonderfield/ui/scenes/play-scene';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useStudent } from '../../../shared/account/current-user.ts';
import { PageTitle } from '../../../shared/pages/page-title.tsx';
import { PlayGame } from '../../../shared/play/play-game.tsx';
import { useHasPlayChoice } from '../../../shared/play/use-play.ts';
import { AvatarForm } from '../components/avatar-form.tsx';
import { OwnLogin } from '../components/own-login.tsx';
import styles from './create-avatar-screen.module.css';

/** Shows the student's home page, where the student names the avatar and plays. */
export const CreateAvatarScreen = () => {
  const t = useTranslations('students.avatar');
  const user = useStudent();
  const [typed, setTyped] = useState<string>();
  const [chosen, setChosen] = useState<string>();
  const [isPlaying, setPlaying] = useState(false);
  const [isLoginShown, setLoginShown] = useState(false);
  const hasChoice = useHasPlayChoice();
  if (!user) return null;
  const name = (typed ?? user.avatarName ?? '').trim();
  return (
    <div className={styles.field}>
      <PageTitle>{t('title')}</PageTitle>
      <div className="no-print">
        <PlayScene />
      </div>
      <main id="main" className={styles.stage}>
        <Sheet className={styles.panel}>
          {isLoginShown ? (
            <OwnLogin user={user} onBack={() => setLoginShown(false)} />
          ) : (
            <>
              <h1>{t('title')}</h1>
              <p className={`lead ${styles.lead}`}>{t('lead')}</p>
              <AvatarForm
                user={user}
                onName={setTyped}
                onLook={setChosen}
                onReady={() => setPlaying(true)}
                isStarting={isPlaying && !hasChoice}
              />
            </>
          )}
        </Sheet>
        {user.canShowLogin && !isLoginShown && (
          <Button
            variant="secondary"
            size="sm"
            className={styles.login}
            icon={<KeyRound size={18} strokeWidth={2.2} aria-hidden />}
            onClick={() => setLoginShown(true)}
          >
            {t('myLogin')}
          </Button>
        )}
        <div className={`${styles.hero} no-print`} aria-hidden>
          <PlayHero
            flower={bloomOf(chosen ?? user.avatarLook) ?? 0}
            className={styles.hare ?? ''}
          />
          <p className={styles.plate}>{name || t('noName')}</p>
        </div>
      </main>
      <PlayGame open={isPlaying} onClose={() => setPlaying(false)} />
    </div>
  );
};
