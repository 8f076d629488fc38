import type { KeyboardEvent } from 'react';
import type { Selection } from './use-selection.ts';

/** Returns the same control of the row above or below, or its check box. */
const findNeighbor = (control: HTMLElement, step: 1 | -1) => {
  const row = control.closest('tr');
  const next = step === 1 ? row?.nextElementSibling : row?.previousElementSibling;
  const kind = control.closest<HTMLElement>('[data-control]')?.dataset.control;
  const same = kind && next?.querySelector<HTMLElement>(`[data-control="${kind}"] button`);
  return same || next?.querySelector<HTMLElement>('input[type=checkbox]');
};

/** The form of a name and the button of a menu use the same keys. */
const hasOwnKeys = (target: HTMLElement) => target.closest('form, [aria-haspopup]') !== null;

/**
 * Handles the keys of the table: arrows move between rows, Shift and Space select a range, F2 edits
 * the name and Escape clears the selection.
 */
export const useRowKeys =
  ({ selectRange, clear }: Selection) =>
  (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    const row = target.closest<HTMLElement>('tr[data-student]');
    if (!row || hasOwnKeys(target)) return;
    const keys: Partial<Record<string, () => void>> = {
      ArrowDown: () => findNeighbor(target, 1)?.focus(),
      ArrowUp: () => findNeighbor(target, -1)?.focus(),
      F2: () => row.querySelector<HTMLElement>('[data-control="name"] button')?.click(),
      Escape: clear,
    };
    const isRange = event.key === ' ' && event.shiftKey;
    const run = isRange ? () => selectRange(row.dataset.student ?? '') : keys[event.key];
    if (!run) return;
    event.preventDefault();
    run();
  };
