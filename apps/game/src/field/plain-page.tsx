import type { PlaySettings } from '@wonderfield/contract/play/game-calls';
import type { ReactNode } from 'react';
import { fieldWords as words } from './field.words.en.ts';
import type { Back } from './hud.tsx';
import styles from './plain-page.module.css';

type PlainPageProps = {
  playerName: string;
  settings: PlaySettings;
  onChange: (settings: PlaySettings) => void;
  back: Back;
  children: ReactNode;
};

/** The game without pictures: the same in words, on paper. */
export const PlainPage = ({ playerName, settings, onChange, back, children }: PlainPageProps) => (
  <div className={styles.page} data-hour="morning" data-audience="student">
    <a className="skip-link" href="#main">
      {words.skip}
    </a>
    <nav className={styles.bar} aria-label={words.hud}>
      <b>{playerName}</b>
      <button type="button" onClick={() => onChange({ ...settings, sound: !settings.sound })}>
        {words.soundIs(settings.sound)}
      </button>
      <button
        type="button"
        onClick={() => onChange({ ...settings, readAloud: !settings.readAloud })}
      >
        {words.readAloudIs(settings.readAloud)}
      </button>
      <button type="button" onClick={() => onChange({ ...settings, plain: false })}>
        {words.pictureMode}
      </button>
      {'href' in back ? (
        <a href={back.href}>{back.label}</a>
      ) : (
        <button type="button" onClick={back.onBack}>
          {back.label}
        </button>
      )}
    </nav>
    {children}
  </div>
);
