import { isFirstHarvest } from '@wonderfield/contract/play/field';
import type { Harvest } from '@wonderfield/contract/play/game-calls';
import { FirstHarvestCard } from '../../field/cards/first-harvest-card.tsx';
import { HarvestCard } from '../../field/cards/harvest-card.tsx';
import { harvestParts } from '../../field/cards/harvest-parts.ts';
import { PlainHarvest } from '../../field/plain/plain-harvest.tsx';
import { useReadAloud } from '../../speech/use-read-aloud.ts';
import { restOf } from '../state/game-state.ts';
import type { Game } from '../state/use-game.ts';
import type { GameAudio } from '../use-game-audio.ts';

type CurrentHarvestProps = { game: Game; harvest: Harvest; isPlain: boolean; audio: GameAudio };

/** The harvest of a finished row in picture or plain mode. */
export const CurrentHarvest = ({ game, harvest, isPlain, audio }: CurrentHarvestProps) => {
  const { field } = game.state;
  const rest = restOf(game.state);
  const { voiceIn } = useReadAloud({
    speech: audio.speech,
    parts: harvestParts(harvest, rest),
    isOn: field.settings.readAloud,
    about: harvest,
  });
  const DrawnCard = isFirstHarvest(harvest) ? FirstHarvestCard : HarvestCard;
  const Card = isPlain ? PlainHarvest : DrawnCard;
  return (
    <Card
      harvest={harvest}
      rest={rest}
      isBusy={game.isBusy}
      voiceIn={voiceIn}
      onOneMore={() => void game.oneMoreRow(harvest.subject)}
      onField={() => void game.toField()}
    />
  );
};
