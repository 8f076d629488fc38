import { spotInWords } from '../map/map-places.ts';
import { TASK_STRINGS } from '../shared/task.strings.en.ts';
import type { TaskViewProps } from '../shared/task-view.ts';
import { Radios } from './plain-fields.tsx';

/** The places of the map with their positions in words. */
export const PlainMap = ({ task, draft, onDraft, marking }: TaskViewProps<'map'>) => (
  <>
    <p>{TASK_STRINGS.plain.mapPlaces}</p>
    <Radios
      options={task.spots.map((spot) => spotInWords(spot, task.grid))}
      picked={draft.parts[0]}
      isLocked={marking !== undefined}
      onPick={(at) => onDraft({ parts: [at], typed: '' })}
    />
  </>
);
