import { LAST_ATTEMPT } from '@wonderfield/contract/play/field';
import { useEffect, useId, useRef, useState } from 'react';
import { useReadAloud } from '../../speech/use-read-aloud.ts';
import { PlainSheet } from '../plain/plain-sheet.tsx';
import { PreReaderSheet } from '../pre-reader/pre-reader-sheet.tsx';
import type { SheetProps, TaskSheetProps } from '../shared/sheet-props.ts';
import { questionParts, spokenResult } from '../shared/spoken-parts.ts';
import { useCurrentTask } from '../shared/use-current-task.ts';
import { DrawnSheet } from './drawn-sheet.tsx';

/** Shows a question, checks the answer locally and reports it. Resets for each question. */
export const TaskSheet = (props: TaskSheetProps) => {
  const [asking, setAsking] = useState({ question: props.question, count: 0 });
  if (asking.question !== props.question)
    setAsking({ question: props.question, count: asking.count + 1 });
  return <TaskSheetParams key={asking.count} {...props} />;
};

/** Returns the steps that are shown before a question that follows two wrong answers. */
const stepsDone = ({ steps = [] }: TaskSheetProps['question'], attempt: number) =>
  attempt === LAST_ATTEMPT - 1 ? steps.slice(0, Math.max(1, steps.length - 2)) : [];

const TaskSheetParams = ({
  isPlain,
  isPreReader = false,
  readAloud,
  onReadAloud,
  attempt = 0,
  onAnswered,
  ...props
}: TaskSheetProps) => {
  const { question, sounds, speech } = props;
  // Fixed when the question is shown, because a wrong answer repeats it later and not now.
  const [isAgain] = useState(props.isAgain);
  const [doneSteps] = useState(() => stepsDone(question, attempt));
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const current = useCurrentTask({ question, sounds, onAnswered });
  const { marking, isHintShown } = current;
  const reading = useReadAloud({
    speech,
    parts: marking ? spokenResult(question, marking) : questionParts(question, isHintShown),
    isOn: readAloud,
    about: marking ?? question,
  });
  // Runs also when the mode changes, because the focused element is gone then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the look decides
  useEffect(() => heading.current?.focus(), [isPlain]);
  const { readPart } = reading;
  useEffect(() => {
    if (isHintShown && readAloud) readPart('hint');
  }, [isHintShown, readAloud, readPart]);
  const isExplained = marking !== undefined && attempt >= LAST_ATTEMPT;
  const shown: SheetProps = {
    ...props,
    asked: current,
    reading,
    heading: { id, ref: heading },
    isAgain,
    doneSteps,
    isExplained,
  };
  if (isPlain) return <PlainSheet {...shown} />;
  if (isPreReader && !marking && question.task.kind === 'choose') {
    const { choices } = question.task;
    return <PreReaderSheet {...shown} {...{ choices, readAloud, onReadAloud }} />;
  }
  return <DrawnSheet {...shown} />;
};
