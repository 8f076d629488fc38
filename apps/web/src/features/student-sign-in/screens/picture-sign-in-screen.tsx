import { boardOf, type PictureName } from '@wonderfield/contract/student-sign-in/pictures';
import { FIELD_MESSAGES } from '@wonderfield/contract/texts/field-messages';
import { Mark } from '@wonderfield/ui/art/mark';
import { Button } from '@wonderfield/ui/button/button';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { Sheet } from '@wonderfield/ui/card/card';
import { StudentScene } from '@wonderfield/ui/scenes/student-scene';
import { TextField } from '@wonderfield/ui/text-field/text-field';
import { Camera, Keyboard } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import form from '../../../shared/pages/form.module.css';
import { usePageTheme } from '../../../shared/pages/page-theme.ts';
import { PageTitle } from '../../../shared/pages/page-title.tsx';
import { PortalLogo } from '../../../shared/pages/portal-logo.tsx';
import page from '../../../shared/pages/student-page.module.css';
import { PATHS } from '../../../shared/routing/paths.ts';
import { keepUsername, readUsername } from '../../../shared/student-login/typed-username.ts';
import { signInWithPictures } from '../api/student-sign-in-calls.ts';
import who from '../class/tile-who.module.css';
import styles from '../enter/other-student.module.css';
import { useEnterAsStudent } from '../enter/use-enter-as-student.ts';
import board from '../pictures/picture-board.module.css';
import { PictureStage } from '../pictures/picture-stage.tsx';
import { usePictureSignIn } from '../pictures/use-picture-sign-in.ts';

const ICON = { size: 20, strokeWidth: 2.2, 'aria-hidden': true } as const;

/** Leads on after three wrong attempts. The card link loads the page, which may use the camera. */
const NextSteps = ({ username }: { username: string }) => {
  const t = useTranslations('studentSignIn');
  return (
    <div className={board.nextSteps}>
      <p>{t('pictures.playHere')}</p>
      <ButtonLink variant="primary" block icon={<Camera {...ICON} />} href={PATHS.cardSignIn}>
        {t('card.title')}
      </ButtonLink>
      <ButtonLink
        variant="secondary"
        block
        icon={<Keyboard {...ICON} />}
        render={<Link to={PATHS.studentSignIn} state={keepUsername(username)} />}
      >
        {t('typeInstead')}
      </ButtonLink>
    </div>
  );
};

/** The board of one username. It looks the same for unknown names. */
const Board = ({ username, onBack }: { username: string; onBack: () => void }) => {
  const t = useTranslations('studentSignIn.pictures');
  const { enter } = useEnterAsStudent();
  const signIn = usePictureSignIn({
    send: (pictures: PictureName[]) => signInWithPictures(username, pictures),
    onSignedIn: enter,
  });
  return (
    <PictureStage
      board={boardOf(username)}
      who={
        <>
          {/* No flower, because the student's own is unknown before the sign-in. */}
          <Mark size={64} />
          <div className={who.name}>
            <b>{username}</b>
            <button type="button" className={who.back} onClick={onBack}>
              {t('notMe')}
            </button>
          </div>
        </>
      }
      signIn={signIn}
      onHelp={undefined}
      helpText={t('lockedAtHome')}
      nextSteps={<NextSteps username={username} />}
    />
  );
};

const toUsername = (typed: string) => typed.trim().toLowerCase();

/** Signs in with username and pictures, for example at home. */
export const PictureSignInScreen = () => {
  const t = useTranslations('studentSignIn');
  const shared = useTranslations('shared');
  usePageTheme('morning', 'student');
  const { state } = useLocation();
  const [typed, setTyped] = useState(() => readUsername(state));
  const [username, setUsername] = useState(() => toUsername(typed));
  const [isTried, setTried] = useState(false);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    setUsername(toUsername(typed));
  };
  if (username) return <Board username={username} onBack={() => setUsername('')} />;
  return (
    <div className={page.page}>
      <PageTitle>{t('home.title')}</PageTitle>
      <StudentScene />
      <header className={page.logo}>
        <PortalLogo look="pill" />
      </header>
      <Sheet as="main" id="main" className={`${page.sheet} ${styles.sheet}`}>
        <h1>{t('home.title')}</h1>
        <p className="lead">{t('home.lead')}</p>
        <form className={form.form} onSubmit={handleSubmit} noValidate>
          <TextField
            label={shared('username')}
            code
            autoComplete="username"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            error={isTried && !typed.trim() ? FIELD_MESSAGES.usernameMissing : undefined}
          />
          <Button type="submit" variant="primary" block>
            {t('home.next')}
          </Button>
        </form>
        <ButtonLink
          variant="quiet"
          block
          icon={<Keyboard {...ICON} />}
          render={<Link to={PATHS.studentSignIn} state={keepUsername(typed)} />}
        >
          {t('useMyPassword')}
        </ButtonLink>
      </Sheet>
    </div>
  );
};
