import { describe } from '@wonderfield/questions/describe';
import type { Question, Task } from '@wonderfield/questions/question';
import type { SpokenPart } from '../speech/speech.ts';

const choicesOf = (task: Task): readonly string[] => {
  switch (task.kind) {
    case 'choose':
      return task.choices.map(({ text }) => text);
    case 'order':
      return task.tiles;
    case 'match':
      return [...task.left, ...task.right];
    case 'map':
      return task.spots.map(({ name }) => name);
    default:
      return [];
  }
};

export const choicePart = (at: number) => `choice-${at}`;

/** What is read aloud: the question, what it shows, then the choices. */
export const spokenParts = ({ ask, picture, task }: Question): SpokenPart[] => [
  { name: 'ask', text: ask },
  ...(picture ? [{ name: 'picture', text: describe(picture) }] : []),
  ...choicesOf(task).map((text, at) => ({ name: choicePart(at), text })),
];
