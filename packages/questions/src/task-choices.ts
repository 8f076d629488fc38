import type { Task } from './question.ts';

/** Returns the texts that a task offers to choose or move, in order. */
export const taskChoices = (task: Task): readonly string[] => {
  switch (task.kind) {
    case 'choose':
      return task.choices.map(({ text }) => text);
    case 'order':
      return task.tiles;
    case 'match':
      return [...task.left, ...task.right];
    case 'map':
      return task.spots.map(({ name }) => name);
    case 'line':
    case 'number':
    case 'rhythm':
      return [];
  }
};
