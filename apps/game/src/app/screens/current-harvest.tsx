import { isFirstHarvest } from '@wonderfield/contract/play/field';
import type { Harvest } from '@wonderfield/contract/play/game-calls';
import { FirstHarvestCard } from '../../field/cards/first-harvest-card.tsx';
import { HarvestCard } from '../../field/cards/harvest-card.tsx';
import { PlainHarvest } from '../../field/plain/plain-harvest.tsx';
import type { Game } from '../state/use-game.ts';

type CurrentHarvestProps = { game: Game; harvest: Harvest; isPlain: boolean };

/** The harvest of a finished row in picture or plain mode. */
export const CurrentHarvest = ({ game, harvest, isPlain }: CurrentHarvestProps) => {
  const DrawnCard = isFirstHarvest(harvest) ? FirstHarvestCard : HarvestCard;
  const Card = isPlain ? PlainHarvest : DrawnCard;
  return (
    <Card
      harvest={harvest}
      rest={game.state.rest}
      isBusy={game.isBusy}
      onOneMore={() => void game.oneMoreRow(harvest.subject)}
      onField={() => void game.toField()}
    />
  );
};
