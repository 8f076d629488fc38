import { describe } from '@wonderfield/questions/describe';
import { isPassed, isRight, NO_ANSWER } from '@wonderfield/questions/judge';
import type { Answer, Question } from '@wonderfield/questions/question';
import { useRef, useState } from 'react';
import type { Sounds } from '../../sound/sounds.ts';
import { answerInWords } from './answer-in-words.ts';
import { answerOf, type Draft, EMPTY_DRAFT } from './draft.ts';
import { explanationOf } from './explanation-of.ts';
import { TASK_STRINGS } from './task.strings.en.ts';
import type { AnswerResult, Marking } from './task-view.ts';

/** Returns the text for the live region after a check. */
const resultInWords = (
  question: Question,
  { given: givenAnswer, answer, isRight: isFound }: Marking,
) => {
  if (isFound) return `${question.praise} ${question.solved}`;
  const { headline, reason, picture } = explanationOf(question, givenAnswer);
  return [
    headline,
    reason,
    isPassed(givenAnswer)
      ? undefined
      : TASK_STRINGS.plain.given(answerInWords(question.task, givenAnswer)),
    TASK_STRINGS.plain.right(answerInWords(question.task, answer)),
    question.steps ? undefined : picture && describe(picture),
    ...(question.steps ?? []).map(({ say }) => say),
  ]
    .filter(Boolean)
    .join(' ');
};

type CurrentTaskParams = {
  question: Question;
  sounds: Sounds;
  onAnswered: (answer: Answer, result: AnswerResult) => void;
};

/** Manages one question: draft, hint, check and announcements. */
export const useCurrentTask = ({ question, sounds, onAnswered }: CurrentTaskParams) => {
  const [draft, setDraft] = useState<Draft>(EMPTY_DRAFT);
  const [marking, setMarking] = useState<Marking>();
  const [isHintShown, setHintShown] = useState(false);
  const [message, setMessage] = useState('');
  // Guards against a second check.
  const isChecked = useRef(false);
  const answer = answerOf(question.task, draft);
  const give = (given: Answer) => {
    if (isChecked.current) return;
    isChecked.current = true;
    const isFound = isRight(question, given);
    const result = { given, answer: question.answer, isRight: isFound };
    setMarking(result);
    setMessage(resultInWords(question, result));
    sounds.play(isFound ? 'grow' : 'notYet');
    onAnswered(given, { isRight: isFound, isHinted: isHintShown });
  };
  const check = () => answer && give(answer);
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
    /** Answers "I do not know yet" and shows the solution. */
    pass: () => give(NO_ANSWER),
    isHintShown: isHintShown && !marking,
    showHint,
    told: message,
    // A live region ignores repeated text, so a space makes it different.
    tell: (words: string) => setMessage((before) => (before === words ? `${words}\u00A0` : words)),
  };
};

export type AskedTask = ReturnType<typeof useCurrentTask>;
