import type { StudentUser } from '@wonderfield/contract/accounts/user';
import { defaultLook } from '@wonderfield/contract/avatars/default-look';
import { bloomOf } from '@wonderfield/contract/options';
import { PLACES } from '@wonderfield/contract/play/field';
import { Sheet } from '@wonderfield/ui/card/card';
import { PlantPicture } from '@wonderfield/ui/field-picture/field-picture';
import { OwnFieldPicture, SeedPicture } from '@wonderfield/ui/field-picture/own-field-picture';
import { IconButton } from '@wonderfield/ui/icon-button/icon-button';
import { PlayButton } from '@wonderfield/ui/play-button/play-button';
import { PlayHero } from '@wonderfield/ui/scenes/play-scene';
import { Flower2, KeyRound, MonitorDown, Volume2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useReadAloud } from '../../../shared/speech/use-read-aloud.ts';
import { useOwnField } from './use-own-field.ts';
import styles from './welcome-back.module.css';

const ICON = { size: 24, strokeWidth: 2.2, 'aria-hidden': true } as const;

/** Says what happened last in the field. */
const useNews = (field: ReturnType<typeof useOwnField>['field']) => {
  const t = useTranslations('students.home');
  if (field?.isTimeUp) return t('timeUp');
  if (field?.seed) return t(field.seed.isOpen ? 'seedOpen' : 'seedPlanted');
  return field?.lastPlace ? t(`grew.${field.lastPlace}`) : t('ready');
};

type LinksProps = {
  /** Opens name and flower. */
  onChange: () => void;
  /** Opens the game to install it. Undefined if the browser cannot. */
  onInstall: (() => void) | undefined;
  /** Shows the login. Undefined after the first sign-out of a student who joined with a code. */
  onShowLogin: (() => void) | undefined;
};

const Links = ({ onChange, onInstall, onShowLogin }: LinksProps) => {
  const t = useTranslations('students.home');
  return (
    <div className={styles.links}>
      <button type="button" onClick={onChange}>
        <Flower2 {...ICON} />
        {t('change')}
      </button>
      {onShowLogin && (
        <button type="button" onClick={onShowLogin}>
          <KeyRound {...ICON} />
          {t('myLogin')}
        </button>
      )}
      {onInstall && (
        <button type="button" onClick={onInstall}>
          <MonitorDown {...ICON} />
          {t('install')}
        </button>
      )}
    </div>
  );
};

/** Opens the game for a returning student with one tap. */
export const WelcomeBack = ({
  user,
  name,
  isStarting,
  onPlay,
  onChange,
  onInstall,
  onShowLogin,
}: {
  user: StudentUser;
  /** The avatar name. */
  name: string;
  isStarting: boolean;
  onPlay: () => void;
} & LinksProps) => {
  const t = useTranslations('students.home');
  const { field, isPending, places } = useOwnField(user.id);
  const news = useNews(field);
  const read = useReadAloud();
  const last = field?.lastPlace;
  const seed = field?.seed && { place: field.seed.subject, isOpen: field.seed.isOpen };
  return (
    <>
      <Sheet className={styles.panel} padding="none">
        <div className={styles.hello}>
          <h1>
            <span>{t('welcome')}</span> {name}
          </h1>
          {read && (
            <IconButton
              className={styles.say}
              label={t('readAloud')}
              icon={<Volume2 {...ICON} />}
              onClick={() => read(`${t('welcome')} ${name}. ${news}`)}
            />
          )}
        </div>
        <div className={styles.news}>
          <span className={styles.plant} aria-hidden>
            {seed ? (
              <SeedPicture seed={seed} height={60} />
            ) : (
              <PlantPicture
                crop={last ? PLACES[last].crop : 'sunflower'}
                stage={last ? 'bloom' : 'sprout'}
                height={60}
              />
            )}
          </span>
          <p role="status">{isPending ? t('loading') : news}</p>
        </div>
        <PlayButton
          className={styles.play}
          busy={isStarting}
          busyLabel={t('opening')}
          onClick={onPlay}
        >
          {t('play')}
        </PlayButton>
        <Links onChange={onChange} onShowLogin={onShowLogin} onInstall={onInstall} />
      </Sheet>
      <section className={styles.picture} aria-label={t('pictureLabel')}>
        <div
          className={styles.frame}
          data-empty={!field || undefined}
          data-loading={isPending || undefined}
        >
          {field && (
            <OwnFieldPicture places={places} lastPlace={last} seed={seed} alt={t('picture')} />
          )}
        </div>
        <span className={styles.hero} aria-hidden>
          <PlayHero
            flower={bloomOf(user.avatarLook ?? defaultLook(user.id)) ?? 0}
            className={styles.hare ?? ''}
          />
        </span>
      </section>
    </>
  );
};
