import type { Student } from '@wonderfield/contract/classrooms/student';

/**
 * Moves the focus to the row after the ones that left, or else to the heading. Waits until the rows
 * are gone.
 */
export const focusRowAfter = (
  rows: readonly Student[],
  left: readonly Student[],
  heading: HTMLElement | null,
) => {
  const leftIds = new Set(left.map(({ id }) => id));
  const last = rows.findLastIndex(({ id }) => leftIds.has(id));
  const next =
    rows.slice(last + 1).find(({ id }) => !leftIds.has(id)) ??
    rows.findLast(({ id }) => !leftIds.has(id));
  requestAnimationFrame(() => {
    const row = next && document.querySelector(`tr[data-student="${CSS.escape(next.id)}"] input`);
    (row instanceof HTMLElement ? row : heading)?.focus();
  });
};
