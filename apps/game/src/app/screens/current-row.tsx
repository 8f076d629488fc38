import type { Answer } from '@wonderfield/questions/question';
import { RowView } from '../rows/row-view.tsx';
import { SnailBubble } from '../snail-bubble.tsx';
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
  const { scene, view, isPlain } = pictures;
  const answer = (given: Answer, isRight: boolean) => {
    game.answer(given, isRight);
    if (!isRight) return;
    scene?.pose('cheer');
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
      onAnswered={answer}
      onNext={game.next}
    >
      {/* The bubble needs a drawn snail. In plain mode the sheet shows the text. */}
      {scene && !isPlain && screen.isMissed && (
        <SnailBubble view={view} position={screen.position} />
      )}
    </RowView>
  );
};
