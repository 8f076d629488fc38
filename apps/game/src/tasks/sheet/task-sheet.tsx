import { useEffect, useId, useRef, useState } from 'react';
import { useReadAloud } from '../../speech/use-read-aloud.ts';
import { PlainSheet } from '../plain/plain-sheet.tsx';
import type { TaskSheetProps } from '../shared/sheet-props.ts';
import { spokenParts } from '../shared/spoken-parts.ts';
import { useCurrentTask } from '../shared/use-current-task.ts';
import { DrawnSheet } from './drawn-sheet.tsx';

/** Shows a question, checks the answer locally and reports it. Resets for each question. */
export const TaskSheet = (props: TaskSheetProps) => {
  const [asking, setAsking] = useState({ question: props.question, count: 0 });
  if (asking.question !== props.question)
    setAsking({ question: props.question, count: asking.count + 1 });
  return <TaskSheetParams key={asking.count} {...props} />;
};

const TaskSheetParams = ({ isPlain, readAloud, onAnswered, ...props }: TaskSheetProps) => {
  const { question, sounds, speech } = props;
  // Fixed when the question is shown, because a wrong answer repeats it later and not now.
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
  // Runs also when the mode changes, because the focused element is gone then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the look decides
  useEffect(() => heading.current?.focus(), [isPlain]);
  // Stops reading the question after the answer.
  const isDone = current.marking !== undefined;
  const { stop } = reading;
  useEffect(() => {
    if (isDone) stop();
  }, [isDone, stop]);
  const Sheet = isPlain ? PlainSheet : DrawnSheet;
  const heard = { asked: current, reading, heading: { id, ref: heading } };
  return <Sheet {...props} {...heard} isAgain={isAgain} />;
};
