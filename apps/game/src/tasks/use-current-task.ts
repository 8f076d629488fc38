import { describe } from '@wonderfield/questions/describe';
import { isRight } from '@wonderfield/questions/judge';
import type { Answer, Question } from '@wonderfield/questions/question';
import { useRef, useState } from 'react';
import type { Sounds } from '../sound/sounds.ts';
import { answerInWords } from './answer-in-words.ts';
import { answerOf, type Draft, EMPTY_DRAFT } from './draft.ts';
import { TASK_STRINGS } from './task.strings.en.ts';
import type { Marking } from './task-view.ts';

/** What the live region says after a check. */
const resultInWords = (question: Question, { given, answer, isRight: isFound }: Marking) => {
  if (isFound) return `${question.praise} ${question.solved}`;
  const { headline, reason, picture } = question.explain(given);
  return [
    headline,
    reason,
    TASK_STRINGS.plain.given(answerInWords(question.task, given)),
    TASK_STRINGS.plain.right(answerInWords(question.task, answer)),
    picture && describe(picture),
    TASK_STRINGS.bringBack,
  ]
    .filter(Boolean)
    .join(' ');
};

type Caller = {
  question: Question;
  sounds: Sounds;
  onAnswered: (answer: Answer, isRight: boolean) => void;
};

/** One asking of a question: what is put down, the hint, the check, and what is said about it. */
export const useCurrentTask = ({ question, sounds, onAnswered }: Caller) => {
  const [draft, setDraft] = useState<Draft>(EMPTY_DRAFT);
  const [marking, setMarking] = useState<Marking>();
  const [isHintShown, setHintShown] = useState(false);
  const [message, setMessage] = useState('');
  // A check counts once, however fast two of them come.
  const isChecked = useRef(false);
  const answer = answerOf(question.task, draft);
  const check = () => {
    if (!answer || isChecked.current) return;
    isChecked.current = true;
    const isFound = isRight(question, answer);
    const result = { given: answer, answer: question.answer, isRight: isFound };
    setMarking(result);
    setMessage(resultInWords(question, result));
    sounds.play(isFound ? 'grow' : 'notYet');
    onAnswered(answer, isFound);
  };
  const showHint = () => {
    if (isChecked.current) return;
    setHintShown(true);
    setMessage(question.hint);
  };
  return {
    draft,
    setDraft,
    marking,
    canCheck: answer !== undefined && !marking,
    check,
    isHintShown: isHintShown && !marking,
    showHint,
    told: message,
    // The same words twice would be no news to a live region: a space makes them new.
    tell: (words: string) => setMessage((before) => (before === words ? `${words}\u00A0` : words)),
  };
};

export type AskedTask = ReturnType<typeof useCurrentTask>;
