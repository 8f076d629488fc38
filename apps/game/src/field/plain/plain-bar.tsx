import type { PlaySettings } from '@wonderfield/contract/play/game-calls';
import type { ReactNode } from 'react';
import { type Back, useEscape } from '../hud.tsx';
import { fieldStrings as words } from '../shared/field.strings.en.ts';
import styles from './plain-bar.module.css';

type PlainBarProps = {
  playerName: string;
  settings: PlaySettings;
  onChange: (settings: PlaySettings) => void;
  back: Back | undefined;
  /** False if the device has no voice, which hides the setting. */
  canSpeak?: boolean;
  /** More buttons. */
  children?: ReactNode;
};

const BackButton = (back: Back) =>
  'href' in back ? (
    <a href={back.href}>{back.label}</a>
  ) : (
    <button type="button" onClick={back.onBack}>
      {back.label}
    </button>
  );

/** Bar of plain mode: player and settings. */
export const PlainBar = ({
  playerName,
  settings,
  onChange,
  back,
  canSpeak = true,
  children,
}: PlainBarProps) => {
  useEscape(back);
  return (
    <nav className={styles.bar} aria-label={words.hud}>
      <b>{playerName}</b>
      <button type="button" onClick={() => onChange({ ...settings, sound: !settings.sound })}>
        {words.soundIs(settings.sound)}
      </button>
      {canSpeak && (
        <button
          type="button"
          onClick={() => onChange({ ...settings, readAloud: !settings.readAloud })}
        >
          {words.readAloudIs(settings.readAloud)}
        </button>
      )}
      <button type="button" onClick={() => onChange({ ...settings, plain: false })}>
        {words.pictureMode}
      </button>
      {back && <BackButton {...back} />}
      {children}
    </nav>
  );
};
