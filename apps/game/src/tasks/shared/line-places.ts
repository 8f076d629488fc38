import type { Task } from '@wonderfield/questions/question';

type Line = Extract<Task, { kind: 'line' }>;

/** Returns the mark nearest to a position on the line, from 0 (left) to 1 (right). */
export const nearestMark = ({ marks }: Line, share: number) =>
  Math.min(marks, Math.max(0, Math.round(share * marks)));

/** Returns the new position of the marker for a key. The first key puts it on the line. */
export const moveMarker = ({ marks }: Line, at: number | undefined, key: string) => {
  switch (key) {
    case 'Home':
      return 0;
    case 'End':
      return marks;
    case 'ArrowRight':
    case 'ArrowUp':
      return at === undefined ? 0 : Math.min(marks, at + 1);
    case 'ArrowLeft':
    case 'ArrowDown':
      return at === undefined ? 0 : Math.max(0, at - 1);
    default:
      return undefined;
  }
};

/** Describes a mark by its label, or by its number from the left. */
export const markInWords = ({ labels }: Line, mark: number) =>
  labels.find((label) => label.mark === mark)?.text ?? `mark ${mark}, counted from the left`;
