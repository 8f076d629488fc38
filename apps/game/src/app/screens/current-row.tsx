import type { Answer } from '@wonderfield/questions/question';
import { growsAfter } from '../../row/row-state.ts';
import type { AnswerResult } from '../../tasks/shared/task-view.ts';
import { RowView } from '../rows/row-view.tsx';
import type { Screen } from '../state/game-state.ts';
import type { Game } from '../state/use-game.ts';
import type { GameAudio } from '../use-game-audio.ts';
import type { Pictures } from '../use-pictures.ts';

type CurrentRowProps = {
  game: Game;
  screen: Extract<Screen, { kind: 'row' }>;
  pictures: Pictures;
  audio: GameAudio;
};

/** The row in progress. A right answer makes its plant grow. */
export const CurrentRow = ({ game, screen, pictures, audio }: CurrentRowProps) => {
  const { places, settings } = game.state.field;
  const { scene, isPlain } = pictures;
  const answer = (given: Answer, result: AnswerResult) => {
    const task = screen.row.tasks[screen.position];
    const isGrowing = task !== undefined && growsAfter(task, result.isRight);
    game.answer(given, result);
    if (!isGrowing) return;
    if (result.isRight) scene?.pose('cheer');
    void scene?.grow(screen.position);
  };
  return (
    <RowView
      underWay={screen}
      place={places.find((place) => place.subject === screen.row.subject)}
      settings={settings}
      isPlain={isPlain}
      speech={audio.speech}
      sounds={audio.sounds}
      onReadAloud={(readAloud) => game.changeSettings({ ...settings, readAloud })}
      onAnswered={answer}
      onNext={game.next}
      onTrySibling={game.trySibling}
    />
  );
};
