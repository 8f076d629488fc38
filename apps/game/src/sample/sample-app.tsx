import type { GradeNumber } from '@wonderfield/questions/question';
import { useEffect, useState } from 'react';
import type { OpenGame } from '../session/start-game.ts';
import type { GameParts } from './game-parts.ts';
import { GradePage } from './grade-page.tsx';
import { loadSampleSkills, openSample } from './open-sample.ts';
import { sampleStrings as words } from './sample.strings.en.ts';
import styles from './sample-app.module.css';
import { SampleLine } from './sample-line.tsx';

type Screen =
  | { kind: 'grades'; isOpening: boolean }
  | { kind: 'open'; entered: OpenGame }
  | { kind: 'error' };

const CHOOSING: Screen = { kind: 'grades', isOpening: false };

/** The sample game: play as a student of any grade. Everything ends with the page. */
export const SampleApp = ({ Game, ErrorCard, Flower, Hare }: GameParts) => {
  const [screen, setScreen] = useState<Screen>(CHOOSING);
  // Starts to load, so the field opens at once. Opening it reports an error.
  useEffect(() => void loadSampleSkills().catch(() => undefined), []);

  const fail = () => setScreen({ kind: 'error' });
  const chooseAgain = () => setScreen(CHOOSING);
  const choose = (grade: GradeNumber) => {
    setScreen({ kind: 'grades', isOpening: true });
    openSample(grade).then((entered) => setScreen({ kind: 'open', entered }), fail);
  };

  return (
    <div className={styles.sample}>
      <title>{words.pageTitle}</title>
      <SampleLine onChangeGrade={screen.kind === 'open' ? chooseAgain : undefined} />
      {screen.kind === 'grades' && (
        <GradePage Flower={Flower} Hare={Hare} isOpening={screen.isOpening} onChoose={choose} />
      )}
      {screen.kind === 'open' && <Game entered={screen.entered} onError={fail} />}
      {screen.kind === 'error' && <ErrorCard onRetry={chooseAgain} />}
    </div>
  );
};
