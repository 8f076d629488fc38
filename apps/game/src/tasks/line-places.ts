import type { Task } from '@wonderfield/questions/question';

type Line = Extract<Task, { kind: 'line' }>;

/** The mark nearest to a share of the line, from 0 at its left to 1 at its right. */
export const nearestMark = ({ marks }: Line, share: number) =>
  Math.min(marks, Math.max(0, Math.round(share * marks)));

/** Where a key takes the marker; the first one puts it on the line. */
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

/** A mark in words: what is written at it, or how far from the left it is. */
export const markInWords = ({ labels }: Line, mark: number) =>
  labels.find((label) => label.mark === mark)?.text ?? `mark ${mark}, counted from the left`;
