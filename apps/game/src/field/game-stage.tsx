import type { ReactNode, Ref } from 'react';
import { fieldWords as words } from './field.words.en.ts';
import styles from './game-stage.module.css';

type GameStageProps = {
  /** What is below everything, where the drawing does not reach or is not there yet. */
  ground: 'grass' | 'soil';
  /** Where the scene draws; nothing in it is for assistive technology. */
  sceneHost: Ref<HTMLDivElement>;
  children: ReactNode;
};

/** The sky, the drawn field in it, and the words and buttons above. */
export const GameStage = ({ ground, sceneHost, children }: GameStageProps) => (
  <div className={styles.stage} data-ground={ground} data-hour="morning" data-audience="student">
    <a className="skip-link" href="#main">
      {words.skip}
    </a>
    <div className={styles.host} ref={sceneHost} aria-hidden="true" />
    {children}
  </div>
);
