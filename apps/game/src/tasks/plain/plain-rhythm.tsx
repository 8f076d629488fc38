import { Button } from '@wonderfield/ui/button/button';
import { useEffect, useRef } from 'react';
import { barsFor, captionOf, tapName } from '../../sound/pattern.ts';
import { playPattern } from '../../sound/play-pattern.ts';
import { withPart } from '../shared/draft.ts';
import { TASK_STRINGS } from '../shared/task.strings.en.ts';
import type { TaskViewProps } from '../shared/task-view.ts';
import { SeatSelect } from './plain-fields.tsx';

const ignoreBeats = () => undefined;

/** The pattern as text, with sound on request and a list for each beat. */
export const PlainRhythm = ({ task, draft, onDraft, marking, sounds }: TaskViewProps<'rhythm'>) => {
  const { instrument, pattern } = task;
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  const hear = () => {
    stop.current?.();
    stop.current = playPattern({ ...task, sounds, isAsked: true, onBeat: ignoreBeats });
  };
  const highest = instrument === 'drum' ? 1 : barsFor(pattern);
  const options = Array.from({ length: highest + 1 }, (_, at) => (at + 1) % (highest + 1)).map(
    (value) => ({ value, text: tapName(instrument, value) }),
  );
  return (
    <>
      <p>{TASK_STRINGS.plain.pattern(captionOf(instrument, pattern))}</p>
      <Button variant="secondary" onClick={hear}>
        {TASK_STRINGS.hear}
      </Button>
      {pattern.map((_, beat) => (
        <SeatSelect
          // biome-ignore lint/suspicious/noArrayIndexKey: a beat is its place
          key={beat}
          label={TASK_STRINGS.plain.beat(beat + 1)}
          options={options}
          value={draft.parts[beat]}
          isLocked={marking !== undefined}
          onPick={(value) => onDraft(withPart(task, draft, beat, value))}
        />
      ))}
    </>
  );
};
