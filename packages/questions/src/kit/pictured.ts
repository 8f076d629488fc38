import { THINGS, type Thing } from '../picture.ts';
import type { Choice, Question } from '../question.ts';

const KNOWN: ReadonlySet<string> = new Set(THINGS);

/** Returns the drawing of a noun, with or without its article. */
export const thingOf = (text: string): Thing | undefined => {
  const name = text.replace(/^(an?|the) /, '');
  return KNOWN.has(name) ? (name as Thing) : undefined;
};

/** Returns a choice with its drawing, if there is one. */
export const drawn = (text: string): Choice => {
  const thing = thingOf(text);
  return thing ? { text, thing } : { text };
};

type Found = Pick<Question, 'task' | 'answer' | 'explain'>;

/**
 * Removes the drawings unless every choice has one, because a single picture would attract
 * attention.
 */
export const evenlyDrawn = (question: Found): Found => {
  const { task } = question;
  if (task.kind !== 'choose' || task.choices.every(({ thing }) => thing)) return question;
  return {
    ...question,
    task: { kind: 'choose', choices: task.choices.map(({ text }) => ({ text })) },
  };
};
