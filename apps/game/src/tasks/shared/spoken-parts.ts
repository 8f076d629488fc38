import { describe } from '@wonderfield/questions/describe';
import type { Question } from '@wonderfield/questions/question';
import { taskChoices } from '@wonderfield/questions/task-choices';
import type { SpokenPart } from '../../speech/speech.ts';

export const choicePart = (at: number) => `choice-${at}`;

/** Returns the texts to read aloud: the question, its picture, then the choices. */
export const spokenParts = ({ ask, picture, task }: Question): SpokenPart[] => [
  { name: 'ask', text: ask },
  ...(picture ? [{ name: 'picture', text: describe(picture) }] : []),
  ...taskChoices(task).map((text, at) => ({ name: choicePart(at), text })),
];
