import type { ReactNode, Ref } from 'react';
import styles from './game-frame.module.css';

type GameFrameProps = {
  /** Plain mode: text instead of pictures. */
  isPlain: boolean;
  /** True if a guest is announced below the bar. */
  hasGuest: boolean;
  /** True if a message is shown there. */
  hasMessage: boolean;
  /** Background where the drawing does not reach or is not loaded. */
  ground: 'grass' | 'soil';
  /** True at the end of the day. Otherwise it is morning. */
  isEvening?: boolean;
  /** Container of the scene, hidden from assistive technology. */
  sceneHost: Ref<HTMLDivElement>;
  children: ReactNode;
};

/**
 * Frame of the game: the drawn field with text and buttons, or plain mode. One element for both, so
 * that a question continues when the mode changes.
 */
export const GameFrame = ({
  isPlain,
  hasGuest,
  hasMessage,
  ground,
  isEvening = false,
  sceneHost,
  children,
}: GameFrameProps) => (
  <div
    className={isPlain ? styles.plain : styles.stage}
    data-ground={ground}
    data-guest={hasGuest}
    data-message={hasMessage}
    data-hour={isEvening ? 'golden' : 'morning'}
    data-audience="student"
  >
    <div className={styles.host} ref={sceneHost} aria-hidden="true" hidden={isPlain} />
    {children}
  </div>
);
