import type { Answer, Task } from '@wonderfield/questions/question';
import { captionOf } from '../../sound/pattern.ts';
import { markInWords } from './line-places.ts';

/** Formats "$4", "x = 4" or "4 cm". A dollar sign has no space after it. */
const numberInWords = ({ before, unit }: Extract<Task, { kind: 'number' }>, value: number) => {
  const front = before === undefined ? '' : `${before}${before.endsWith('$') ? '' : ' '}`;
  return `${front}${value}${unit === undefined ? '' : ` ${unit}`}`;
};

/** Returns a given or right answer in words. */
export const answerInWords = (task: Task, answer: Answer): string => {
  const [first = 0] = answer;
  switch (task.kind) {
    case 'choose':
      return task.choices[first]?.text ?? '';
    case 'number':
      return numberInWords(task, first);
    case 'order':
      return answer.map((tile) => task.tiles[tile]).join(', ');
    case 'match':
      return answer.map((right, left) => `${task.left[left]} – ${task.right[right]}`).join(', ');
    case 'line':
      return markInWords(task, first);
    case 'map':
      return task.spots[first]?.name ?? '';
    case 'rhythm':
      return captionOf(task.instrument, answer);
  }
};
