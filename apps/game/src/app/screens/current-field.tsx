import type { Subject } from '@wonderfield/contract/options';
import { PLACES } from '@wonderfield/contract/play/field';
import type { Place } from '@wonderfield/contract/play/game-calls';
import { AssignedPlate } from '../../field/cards/assigned-plate.tsx';
import { FieldScreen } from '../../field/field-screen.tsx';
import { PlainAssigned } from '../../field/plain/plain-assigned.tsx';
import { PlainField } from '../../field/plain/plain-field.tsx';
import { assignedWith } from '../state/assigned-state.ts';
import { restOf } from '../state/game-state.ts';
import { hasPlantedToday } from '../state/plant-seed.ts';
import type { Game } from '../state/use-game.ts';
import type { GameAudio } from '../use-game-audio.ts';
import type { Pictures } from '../use-pictures.ts';
import type { PlaceSelection } from '../use-place-selection.ts';

const placeParts = (subject: Subject) => [{ name: 'place', text: PLACES[subject].name }];

type CurrentFieldProps = {
  game: Game;
  places: readonly Place[];
  pictures: Pictures;
  selection: PlaceSelection;
  audio: GameAudio;
  isSample: boolean;
};

/** The player's own field with the assigned rows, in picture or plain mode. */
export const CurrentField = ({
  game,
  places,
  pictures,
  selection,
  audio,
  isSample,
}: CurrentFieldProps) => {
  const { state, isBusy } = game;
  const { field } = state;
  const rest = restOf(state);
  const assignedProps = {
    assigned: assignedWith(field.assigned, game.rows),
    rest,
    isBusy,
    onStart: (assignmentId: string) => void game.startAssigned(assignmentId),
  };
  const [seed] = field.seeds;
  const hasNothingToEnd = isSample || (rest === 'over' && hasPlantedToday(field.seeds));
  const fieldProps = {
    places,
    rest,
    isBusy,
    seed,
    onStart: game.startRow,
    onEndDay: hasNothingToEnd ? undefined : () => game.endDay(selection.selected),
  };
  return pictures.isPlain ? (
    <PlainField {...fieldProps}>
      <PlainAssigned {...assignedProps} />
    </PlainField>
  ) : (
    <FieldScreen
      {...fieldProps}
      selected={selection.selected}
      page={selection.page}
      view={pictures.view}
      onSelect={(subject) => {
        audio.sounds.play('plate');
        selection.select(subject);
        if (field.settings.readAloud) audio.speech.say(placeParts(subject), () => undefined);
      }}
      onPage={selection.setPage}
    >
      <AssignedPlate
        {...assignedProps}
        speech={audio.speech}
        readAloud={field.settings.readAloud}
      />
    </FieldScreen>
  );
};
