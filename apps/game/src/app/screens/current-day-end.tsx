import { Volume2 } from 'lucide-react';
import { DayEndCard, dayEndParts } from '../../field/day-end/day-end-card.tsx';
import type { Back } from '../../field/hud.tsx';
import { fieldStrings } from '../../field/shared/field.strings.en.ts';
import { RoundButton } from '../../round-button/round-button.tsx';
import { useReadAloud } from '../../speech/use-read-aloud.ts';
import type { Screen } from '../state/game-state.ts';
import { hasPlantedToday } from '../state/plant-seed.ts';
import type { Game } from '../state/use-game.ts';
import type { GameAudio } from '../use-game-audio.ts';

type CurrentDayEndProps = {
  game: Game;
  screen: Extract<Screen, { kind: 'dayEnd' }>;
  bloom: number;
  isPlain: boolean;
  audio: GameAudio;
  wayOut: Back | undefined;
};

/** The end of the day, in picture or plain mode. */
export const CurrentDayEnd = ({
  game,
  screen,
  bloom,
  isPlain,
  audio,
  wayOut,
}: CurrentDayEndProps) => {
  const { field, played } = game.state;
  const { secondsAllowed } = played;
  const hasPlanted = hasPlantedToday(field.seeds);
  const end = {
    cause: screen.cause,
    playerName: field.playerName,
    minutesAllowed: secondsAllowed === undefined ? undefined : Math.round(secondsAllowed / 60),
    hasPlanted,
  };
  const { read } = useReadAloud({
    speech: audio.speech,
    parts: dayEndParts(end),
    isOn: field.settings.readAloud,
    about: screen,
  });
  return (
    <DayEndCard
      {...end}
      bloom={bloom}
      isPlain={isPlain}
      isBusy={game.isBusy}
      speaker={
        !audio.speech.isMissing && (
          <RoundButton
            label={fieldStrings.readAloud}
            icon={<Volume2 aria-hidden="true" />}
            onClick={read}
          />
        )
      }
      wayOut={wayOut}
      onPlant={() => void game.plantSeed()}
      onOneMore={() => void game.startRow(screen.subject)}
      onField={() => void game.toField()}
    />
  );
};
