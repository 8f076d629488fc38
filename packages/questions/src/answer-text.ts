import type { Answer, Question, Task } from './question.ts';

type LineTask = Extract<Task, { kind: 'line' }>;
type NumberTask = Extract<Task, { kind: 'number' }>;

/** Returns the value of a mark between two labels with numbers, as a whole number or a fraction. */
const valueAt = ({ labels }: LineTask, mark: number) => {
  const numbers = labels
    .map((label) => ({
      mark: label.mark,
      value: Number(label.text.replace(',', '').replace('−', '-')),
    }))
    .filter(({ value }) => Number.isFinite(value));
  const [first, last] = [numbers.at(0), numbers.at(-1)];
  if (!first || !last || first.mark === last.mark) return undefined;
  const marksForOne = (last.mark - first.mark) / (last.value - first.value);
  const value = first.value + (mark - first.mark) / marksForOne;
  if (Number.isInteger(value)) return String(value).replace('-', '−');
  return Number.isInteger(marksForOne) && marksForOne > 0
    ? `${Math.round(value * marksForOne)}/${marksForOne}`
    : undefined;
};

const markText = (task: LineTask, mark = 0) =>
  task.labels.find((label) => label.mark === mark)?.text ?? valueAt(task, mark) ?? `mark ${mark}`;

const numberText = ({ before = '', unit, decimals }: NumberTask, value = 0) => {
  const digits = decimals === undefined ? String(value) : value.toFixed(decimals);
  return `${before}${digits}${unit ? ` ${unit}` : ''}`;
};

/** Returns a given or right answer as text for an adult: "3/4", "fox, hen, oak". */
export const answerText = ({ task }: Pick<Question, 'task'>, given: Answer): string => {
  const [first = 0] = given;
  switch (task.kind) {
    case 'choose':
      return task.choices[first]?.text ?? '';
    case 'map':
      return task.spots[first]?.name ?? '';
    case 'number':
      return numberText(task, first);
    case 'line':
      return markText(task, first);
    case 'order':
      return given.map((index) => task.tiles[index] ?? '').join(', ');
    case 'match':
      return given.map((right, left) => `${task.left[left]} – ${task.right[right]}`).join(', ');
    case 'rhythm':
      return given.map((tap) => (tap === 0 ? 'rest' : `tap ${tap}`)).join(', ') || 'no taps';
  }
};
