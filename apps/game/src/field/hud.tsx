import type { PlaySettings } from '@wonderfield/contract/play/game-calls';
import { Bloom } from '@wonderfield/ui/art/plants/bloom';
import type { ReactNode } from 'react';
import styles from './hud.module.css';
import { fieldStrings as words } from './shared/field.strings.en.ts';
import { HudIcon } from './shared/hud-icon.tsx';
import { useEscapeKey } from './shared/use-escape-key.ts';

/** A link out of the game, or a step back inside it. */
export type Back = { label: string; href: string } | { label: string; onBack: () => void };

export type HudProps = {
  playerName: string;
  bloom: number;
  /** "My field", or the place of the row. */
  where: string;
  settings: PlaySettings;
  onChange: (settings: PlaySettings) => void;
  back: Back | undefined;
  /** False if the device has no voice, which hides the setting. */
  canSpeak?: boolean;
  /** True during a question for pre-readers, which leaves only voice and back. */
  isShort?: boolean;
  /** Message between the name and the tools, or below a narrow bar. */
  message?: ReactNode;
  /** More buttons next to the name. */
  children?: ReactNode;
};

/**
 * Escape goes one step back inside the game. It never leaves the game, because that would happen
 * too easily.
 */
export const useEscape = (back: Back | undefined) =>
  useEscapeKey(back && 'onBack' in back ? back.onBack : undefined);

const BackButton = (back: Back) => {
  const content = (
    <>
      <HudIcon name="back" />
      <span className={styles.backLabel}>{back.label}</span>
    </>
  );
  return 'href' in back ? (
    <a className={styles.back} href={back.href} aria-label={back.label}>
      {content}
    </a>
  ) : (
    <button type="button" className={styles.back} aria-label={back.label} onClick={back.onBack}>
      {content}
    </button>
  );
};

type HudToolsProps = Required<Pick<HudProps, 'settings' | 'onChange' | 'canSpeak' | 'isShort'>>;

/** The settings as buttons. */
const HudTools = ({ settings, onChange, canSpeak, isShort }: HudToolsProps) => (
  <>
    {!isShort && (
      <button
        type="button"
        className={styles.tool}
        aria-label={settings.sound ? words.soundOn : words.soundOff}
        onClick={() => onChange({ ...settings, sound: !settings.sound })}
      >
        <HudIcon name={settings.sound ? 'sound' : 'silence'} />
      </button>
    )}
    {canSpeak && (
      <button
        type="button"
        className={styles.tool}
        aria-label={words.readAloud}
        aria-pressed={settings.readAloud}
        onClick={() => onChange({ ...settings, readAloud: !settings.readAloud })}
      >
        <HudIcon name="readAloud" />
      </button>
    )}
    {!isShort && (
      <button
        type="button"
        className={styles.tool}
        aria-label={words.plainMode}
        onClick={() => onChange({ ...settings, plain: true })}
      >
        <HudIcon name="plain" />
      </button>
    )}
  </>
);

/** Bar above the field and the row: player, place and settings. */
export const Hud = ({
  playerName,
  bloom,
  where,
  settings,
  onChange,
  back,
  canSpeak = true,
  isShort = false,
  message,
  children,
}: HudProps) => {
  useEscape(back);
  return (
    <header className={styles.hud} data-crowded={Boolean(children)} data-short={isShort}>
      <div className={styles.who}>
        <Bloom seed={bloom} size={48} />
        <span className={styles.name}>
          {playerName}
          <small>{where}</small>
        </span>
      </div>
      {children}
      <span className={styles.gap} />
      <div className={styles.middle}>{message}</div>
      <HudTools {...{ settings, onChange, canSpeak, isShort }} />
      {back && <BackButton {...back} />}
    </header>
  );
};
