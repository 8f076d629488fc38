import type { StudentUser } from '@wonderfield/contract/accounts/user';
import { defaultLook } from '@wonderfield/contract/avatars/default-look';
import { AVATAR_LOOKS, type AvatarLook, bloomOf } from '@wonderfield/contract/options';
import { Button } from '@wonderfield/ui/button/button';
import { Sheet } from '@wonderfield/ui/card/card';
import { PlayHero, PlayScene } from '@wonderfield/ui/scenes/play-scene';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useStudent } from '../../../shared/account/current-user.ts';
import { PageTitle } from '../../../shared/pages/page-title.tsx';
import { PlayGame } from '../../../shared/play/play-game.tsx';
import { canInstallGame } from '../../../shared/play/use-play.ts';
import { AvatarForm } from '../components/avatar-form.tsx';
import { OwnLogin } from '../components/own-login.tsx';
import { WelcomeBack } from '../components/welcome-back.tsx';
import styles from './create-avatar-screen.module.css';

/** Number of different first ideas. */
const FIRST_IDEAS = 100;

/** Returns a random start, so that students who sit side by side get other ideas. */
const randomIdea = () => Math.floor(Math.random() * FIRST_IDEAS);

const isLook = (look: string | undefined): look is AvatarLook =>
  AVATAR_LOOKS.some((each) => each === look);

/** Returns the saved flower, or the one that the class has seen on the tile of the student. */
const firstLook = ({ id, avatarLook }: StudentUser) =>
  isLook(avatarLook) ? avatarLook : defaultLook(id);

/** Names the avatar on the first visit, and changes name and flower later. */
const NameAvatar = ({
  user,
  isStarting,
  isLoginShown,
  onShowLogin,
  onReady,
  onBack,
}: {
  user: StudentUser;
  isStarting: boolean;
  isLoginShown: boolean;
  onShowLogin: (isShown: boolean) => void;
  /** Starts the game. */
  onReady: () => void;
  /** Undefined on the first visit, when there is no page to go back to. */
  onBack: (() => void) | undefined;
}) => {
  const t = useTranslations('students.avatar');
  const [typed, setTyped] = useState<string>();
  const [look, setLook] = useState(() => firstLook(user));
  const [firstIdea] = useState(randomIdea);
  const name = (typed ?? user.avatarName ?? '').trim();
  return (
    <>
      <Sheet className={styles.panel}>
        {isLoginShown ? (
          <OwnLogin user={user} onBack={() => onShowLogin(false)} />
        ) : (
          <>
            <h1>{t(onBack ? 'changeTitle' : 'title')}</h1>
            <p className={`lead ${styles.lead}`}>{t(onBack ? 'changeLead' : 'lead')}</p>
            <AvatarForm
              user={user}
              look={look}
              firstIdea={firstIdea}
              onName={setTyped}
              onLook={setLook}
              onReady={onReady}
              onBack={onBack}
              isStarting={isStarting}
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
          onClick={() => onShowLogin(true)}
        >
          {t('myLogin')}
        </Button>
      )}
      <div className={`${styles.hero} no-print`} aria-hidden>
        <PlayHero flower={bloomOf(look) ?? 0} className={styles.hare ?? ''} />
        <p className={styles.plate}>{name || t('noName')}</p>
      </div>
    </>
  );
};

/** A page of the history, so the browser's Back returns to the home page. */
const CHANGING = { isChangingAvatar: true } as const;

const isChangingAvatar = (state: unknown) =>
  (state as Partial<typeof CHANGING> | null)?.isChangingAvatar === true;

/** Shows the student's home page: one button that plays, or the naming of the avatar. */
export const CreateAvatarScreen = () => {
  const t = useTranslations('students');
  const user = useStudent();
  const [launch, setLaunch] = useState<'play' | 'install'>();
  const isStarting = launch !== undefined;
  const handlePlay = () => setLaunch('play');
  // A student who has just named the avatar goes on to the game from that page.
  const [wasNamed] = useState(!!user?.avatarName);
  const navigate = useNavigate();
  const isChanging = isChangingAvatar(useLocation().state) || !wasNamed;
  const [isLoginShown, setLoginShown] = useState(false);
  const isHome = !isChanging && !isLoginShown;
  if (!user) return null;
  return (
    <div className={styles.field}>
      <PageTitle>
        {t(isHome ? 'home.title' : wasNamed ? 'avatar.changeTitle' : 'avatar.title')}
      </PageTitle>
      <div className="no-print">
        <PlayScene />
      </div>
      <main id="main" className={`${styles.stage} ${isHome ? styles.back : ''}`}>
        {isHome && user.avatarName ? (
          <WelcomeBack
            user={user}
            name={user.avatarName}
            isStarting={isStarting}
            onPlay={handlePlay}
            onInstall={canInstallGame() ? () => setLaunch('install') : undefined}
            onChange={() => void navigate('.', { state: CHANGING })}
            onShowLogin={user.canShowLogin ? () => setLoginShown(true) : undefined}
          />
        ) : (
          <NameAvatar
            user={user}
            isStarting={isStarting}
            isLoginShown={isLoginShown}
            onShowLogin={setLoginShown}
            onReady={handlePlay}
            onBack={wasNamed ? () => void navigate(-1) : undefined}
          />
        )}
      </main>
      <PlayGame
        open={isStarting}
        isInstalling={launch === 'install'}
        onClose={() => setLaunch(undefined)}
      />
    </div>
  );
};
