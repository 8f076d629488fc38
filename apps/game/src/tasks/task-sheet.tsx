import { useEffect, useId, useRef, useState } from 'react';
import { useReadAloud } from '../speech/use-read-aloud.ts';
import { DrawnSheet } from './drawn-sheet.tsx';
import { PlainSheet } from './plain/plain-sheet.tsx';
import type { TaskSheetProps } from './sheet-props.ts';
import { spokenParts } from './spoken-parts.ts';
import { useCurrentTask } from './use-current-task.ts';

/** A question with its task, judged here at once and reported up. Each asking starts anew. */
export const TaskSheet = (props: TaskSheetProps) => {
  const [asking, setAsking] = useState({ question: props.question, count: 0 });
  if (asking.question !== props.question)
    setAsking({ question: props.question, count: asking.count + 1 });
  return <Caller key={asking.count} {...props} />;
};

const Caller = ({ isPlain, readAloud, onAnswered, ...props }: TaskSheetProps) => {
  const { question, sounds, speech } = props;
  // As it was asked: an answer that is not right brings it back later, not now.
  const [isAgain] = useState(props.isAgain);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const current = useCurrentTask({ question, sounds, onAnswered });
  const reading = useReadAloud({
    speech,
    parts: spokenParts(question),
    isOn: readAloud,
    about: question,
  });
  // Also when the look changes under way: what had the focus is gone then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the look decides
  useEffect(() => heading.current?.focus(), [isPlain]);
  // Whoever has answered has heard enough of the question.
  const isDone = current.marking !== undefined;
  const { stop } = reading;
  useEffect(() => {
    if (isDone) stop();
  }, [isDone, stop]);
  const Sheet = isPlain ? PlainSheet : DrawnSheet;
  const heard = { asked: current, reading, heading: { id, ref: heading } };
  return <Sheet {...props} {...heard} isAgain={isAgain} />;
};
