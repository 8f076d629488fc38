import {
  type CSSProperties,
  type KeyboardEvent as ReactKeyboardEvent,
  type PointerEvent as ReactPointerEvent,
  useEffect,
  useRef,
} from 'react';
import { markInWords, moveMarker, nearestMark } from '../shared/line-places.ts';
import { TASK_STRINGS } from '../shared/task.strings.en.ts';
import type { TaskViewProps } from '../shared/task-view.ts';
import styles from './line.module.css';
import { Pin } from './pin.tsx';

type LineTask = TaskViewProps<'line'>['task'];

/** Percent from the left end. */
const at = (task: LineTask, mark: number): CSSProperties => ({
  left: `${(mark / task.marks) * 100}%`,
});

const Marks = ({ task }: { task: LineTask }) =>
  Array.from({ length: task.marks + 1 }, (_, mark) => {
    const text = task.labels.find((label) => label.mark === mark)?.text;
    return (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its number
        key={mark}
        className={styles.mark}
        data-long={text !== undefined}
        style={at(task, mark)}
      >
        {text}
      </span>
    );
  });

/** Minimum distance between two marks for touch. */
const trackStyle = (task: LineTask) => ({ '--marks': task.marks }) as CSSProperties;

/** A line with marks and a marker that snaps to them by tap, drag or arrow keys. */
export const Line = ({ task, draft, onDraft, marking, sounds }: TaskViewProps<'line'>) => {
  const track = useRef<HTMLDivElement>(null);
  const isDragging = useRef(false);
  const [marker] = draft.parts;
  useEffect(() => {
    if (marker === undefined) return;
    track.current
      ?.querySelector('[data-mark]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [marker]);
  if (marking) {
    const { given, answer, isRight } = marking;
    const isLeft = (given[0] ?? 0) < (answer[0] ?? 0);
    return (
      <div className={styles.scroll}>
        <div className={styles.track} style={trackStyle(task)} data-marked>
          <Marks task={task} />
          {!isRight && (
            <Pin
              style={at(task, given[0] ?? 0)}
              mark="mine"
              label={TASK_STRINGS.yourPick}
              side={isLeft ? 'left' : 'right'}
            />
          )}
          <Pin
            style={at(task, answer[0] ?? 0)}
            mark={isRight ? 'found' : 'right'}
            label={isRight ? TASK_STRINGS.yourPick : TASK_STRINGS.answer}
            side={isRight ? undefined : isLeft ? 'right' : 'left'}
          />
        </div>
      </div>
    );
  }
  const put = (mark: number) => {
    if (mark === marker) return;
    sounds.play('set');
    onDraft({ parts: [mark], typed: '' });
  };
  const putAt = (clientX: number) => {
    const box = track.current?.getBoundingClientRect();
    if (box?.width) put(nearestMark(task, (clientX - box.left) / box.width));
  };
  const pressKey = (event: ReactKeyboardEvent) => {
    const mark = moveMarker(task, marker, event.key);
    if (mark === undefined) return;
    event.preventDefault();
    put(mark);
  };
  const startDrag = (event: ReactPointerEvent) => {
    isDragging.current = true;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    putAt(event.clientX);
  };
  const endDrag = () => {
    isDragging.current = false;
  };
  return (
    <>
      <div className={styles.scroll}>
        <div
          ref={track}
          className={styles.track}
          style={trackStyle(task)}
          role="slider"
          tabIndex={0}
          aria-label={TASK_STRINGS.marker}
          aria-valuemin={0}
          aria-valuemax={task.marks}
          aria-valuenow={marker ?? 0}
          aria-valuetext={marker === undefined ? TASK_STRINGS.notPlaced : markInWords(task, marker)}
          onKeyDown={pressKey}
          onPointerDown={startDrag}
          onPointerMove={(event) => isDragging.current && putAt(event.clientX)}
          onPointerUp={endDrag}
          onPointerCancel={endDrag}
        >
          <Marks task={task} />
          {marker !== undefined && <Pin style={at(task, marker)} mark="now" />}
        </div>
      </div>
      <p className={styles.help}>{TASK_STRINGS.howToPlace}</p>
    </>
  );
};
