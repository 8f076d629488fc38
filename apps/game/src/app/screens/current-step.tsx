import type { Back } from '../../field/hud.tsx';
import { Harvesting } from '../harvesting.tsx';
import type { Game } from '../state/use-game.ts';
import type { GameAudio } from '../use-game-audio.ts';
import type { Pictures } from '../use-pictures.ts';
import { CurrentDayEnd } from './current-day-end.tsx';
import { CurrentHarvest } from './current-harvest.tsx';
import { CurrentRow } from './current-row.tsx';

type CurrentStepProps = {
  game: Game;
  pictures: Pictures;
  audio: GameAudio;
  bloom: number;
  wayOut: Back | undefined;
};

/** A row, its harvest or the end of the day. */
export const CurrentStep = ({ game, pictures, audio, bloom, wayOut }: CurrentStepProps) => {
  const { screen } = game.state;
  const { isPlain } = pictures;
  switch (screen.kind) {
    case 'row':
      return <CurrentRow game={game} screen={screen} pictures={pictures} audio={audio} />;
    case 'harvesting':
      return <Harvesting />;
    case 'harvest':
      return (
        <CurrentHarvest game={game} harvest={screen.harvest} isPlain={isPlain} audio={audio} />
      );
    case 'dayEnd':
      return (
        <CurrentDayEnd
          game={game}
          screen={screen}
          bloom={bloom}
          isPlain={isPlain}
          audio={audio}
          wayOut={wayOut}
        />
      );
    default:
      return null;
  }
};
