import type { Spot } from '@wonderfield/questions/question';
import type { CSSProperties, ReactNode } from 'react';
import { ThingImage } from '../../pictures/thing-image.tsx';
import { SpokenText } from '../../speech/spoken-text.tsx';
import { choicePart } from '../shared/spoken-parts.ts';
import { TASK_STRINGS } from '../shared/task.strings.en.ts';
import type { Marking, TaskViewProps } from '../shared/task-view.ts';
import { usePickOne } from '../shared/use-pick-one.ts';
import styles from './map.module.css';
import { MapGround } from './map-ground.tsx';

const at = ({ x, y }: Spot): CSSProperties => ({ left: `${x}%`, top: `${y}%` });

const Face = ({ spot, children }: { spot: Spot; children: ReactNode }) => (
  <>
    <ThingImage thing={spot.thing} size={64} />
    <span className={styles.name}>{children}</span>
  </>
);

const markOf = ({ given, answer, isRight }: Marking, spot: number) => {
  if (spot === answer[0]) return isRight ? 'found' : 'right';
  return spot === given[0] ? 'mine' : undefined;
};

/** A town map. Places are selected by tap, Tab or number. */
export const TownMap = ({
  task: { spots, grid = false },
  draft,
  onDraft,
  marking,
  onCheck,
  sounds,
  voiceIn,
}: TaskViewProps<'map'>) => {
  const pick = usePickOne(spots.length, { marking, onDraft, sounds });
  return (
    // biome-ignore lint/a11y/useSemanticElements: places are buttons, not fields of a form
    <div className={styles.map} role="group" aria-label={TASK_STRINGS.map}>
      <MapGround hasGrid={grid} />
      {spots.map((spot, index) => {
        const mark = marking && markOf(marking, index);
        return marking ? (
          <span key={spot.name} className={styles.spot} style={at(spot)} data-mark={mark}>
            <Face spot={spot}>{spot.name}</Face>
            {mark && (
              <small>{mark === 'right' ? TASK_STRINGS.answer : TASK_STRINGS.yourPick}</small>
            )}
          </span>
        ) : (
          <button
            key={spot.name}
            type="button"
            className={styles.spot}
            style={at(spot)}
            aria-pressed={draft.parts[0] === index}
            onClick={() => (draft.parts[0] === index ? onCheck() : pick(index))}
          >
            <Face spot={spot}>
              <SpokenText text={spot.name} from={voiceIn(choicePart(index))} />
            </Face>
          </button>
        );
      })}
    </div>
  );
};
