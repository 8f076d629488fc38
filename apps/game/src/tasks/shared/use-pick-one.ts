import type { TaskViewProps } from './task-view.ts';
import { useTaskKeys } from './use-task-keys.ts';

type PickProps = Pick<TaskViewProps<'choose' | 'map'>, 'marking' | 'onDraft' | 'sounds'>;

/** Selects one of several choices by click or by number key. */
export const usePickOne = (count: number, { marking, onDraft, sounds }: PickProps) => {
  const pick = (at: number) => {
    if (marking || at >= count) return;
    sounds.play('plate');
    onDraft({ parts: [at], typed: '' });
  };
  useTaskKeys((key) => {
    if (!/^[1-9]$/.test(key)) return false;
    pick(Number(key) - 1);
    return true;
  });
  return pick;
};
