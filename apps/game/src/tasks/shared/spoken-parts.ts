import { describe } from '@wonderfield/questions/describe';
import type {
  Question,
  SpokenPart as QuestionPart,
  QuestionVoice,
  Step,
  Task,
} from '@wonderfield/questions/question';
import { taskChoices } from '@wonderfield/questions/task-choices';
import type { SpokenPart } from '../../speech/spoken-part.ts';
import { explanationOf } from './explanation-of.ts';
import type { Marking } from './task-view.ts';

export const choicePart = (at: number) => `choice-${at}`;
export const stepPart = (at: number) => `step-${at}`;

/** Returns the parts of a text in several languages, each with its position in the text. */
const inLanguages = (name: string, text: string, parts: readonly QuestionPart[] | undefined) => {
  let from = 0;
  return (parts ?? [{ text, lang: 'en' as const }]).map((part): SpokenPart => {
    const offset = Math.max(0, text.indexOf(part.text, from));
    from = offset + part.text.length;
    return { name, ...part, offset };
  });
};

/** Returns what a task offers, without what the child has to read. */
const choiceParts = (task: Task, { choices = 'en', right = choices }: QuestionVoice) =>
  taskChoices(task).flatMap((text, at): SpokenPart[] => {
    const lang = task.kind === 'match' && at >= task.left.length ? right : choices;
    return lang === 'silent' ? [] : [{ name: choicePart(at), text, lang }];
  });

/**
 * Returns the texts of a question to read aloud: the question, its picture, then the choices. What the
 * child has to read or spell stays silent.
 */
const spokenParts = ({ ask, picture, task, voice = {} }: Question): SpokenPart[] => {
  const { picture: pictureVoice = 'en' } = voice;
  return [
    ...inLanguages('ask', ask, voice.ask),
    ...(picture && pictureVoice !== 'silent'
      ? [{ name: 'picture', text: describe(picture), lang: pictureVoice }]
      : []),
    ...choiceParts(task, voice),
  ];
};

/** Returns the texts of an open question, with its hint once it is shown. */
export const questionParts = (question: Question, isHintShown: boolean): SpokenPart[] => [
  ...spokenParts(question),
  ...(isHintShown ? [{ name: 'hint', text: question.hint }] : []),
];

const stepParts = (steps: readonly Step[]) =>
  steps.flatMap(({ say, spoken }, at) => inLanguages(stepPart(at), say, spoken));

/** Returns the texts to read aloud after a check: praise, or the explanation with its steps. */
export const spokenResult = (question: Question, { given, isRight }: Marking): SpokenPart[] => {
  if (isRight) return [{ name: 'praise', text: question.praise }];
  const { headline, reason } = explanationOf(question, given);
  return [
    { name: 'headline', text: headline },
    { name: 'reason', text: reason },
    ...stepParts(question.steps ?? []),
  ];
};
