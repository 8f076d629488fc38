import type { ReactNode, Ref } from 'react';
import styles from './game-frame.module.css';

type GameFrameProps = {
  /** Without pictures: the same in words, on paper. */
  isPlain: boolean;
  /** Somebody is announced below the bar. */
  hasGuest: boolean;
  /** Something is said there. */
  hasMessage: boolean;
  /** What is below everything, where the drawing does not reach or is not there yet. */
  ground: 'grass' | 'soil';
  /** Where the scene draws; nothing in it is for assistive technology. */
  sceneHost: Ref<HTMLDivElement>;
  children: ReactNode;
};

/**
 * The sky, the drawn field in it, and the words and buttons above; or the paper of plain mode. It is
 * one element for both, so that a question under way goes on when the mode changes.
 */
export const GameFrame = ({
  isPlain,
  hasGuest,
  hasMessage,
  ground,
  sceneHost,
  children,
}: GameFrameProps) => (
  <div
    className={isPlain ? styles.plain : styles.stage}
    data-ground={ground}
    data-guest={hasGuest}
    data-message={hasMessage}
    data-hour="morning"
    data-audience="student"
  >
    <div className={styles.host} ref={sceneHost} aria-hidden="true" hidden={isPlain} />
    {children}
  </div>
);
