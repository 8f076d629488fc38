import { RestCard } from '../../field/cards/rest-card.tsx';
import type { Screen } from '../state/game-state.ts';
import type { Game } from '../state/use-game.ts';

type CurrentRestProps = {
  game: Game;
  screen: Extract<Screen, { kind: 'rest' }>;
  bloom: number;
};

/** The suggestion to stop for today. */
export const CurrentRest = ({ game, screen, bloom }: CurrentRestProps) => (
  <RestCard
    rest={screen.rest}
    bloom={bloom}
    isBusy={game.isBusy}
    onOneMore={() => void game.startRow(screen.subject)}
    onField={() => void game.toField()}
  />
);
