/* Moves the focus in a table with one tab stop. Works on the page, so no cell renders again. */

/** Returns what takes the focus in a cell: its link or button, or the cell. */
const focusTarget = (cell: HTMLElement) => cell.querySelector<HTMLElement>('a, button') ?? cell;

const shownRows = (part: Element) => [...part.querySelectorAll<HTMLElement>('tr:not([hidden])')];

/** Returns the cells of a row after the row's header. */
const focusCells = (row: Element | undefined) =>
  [...(row?.children ?? [])].slice(1) as HTMLElement[];

/** Makes an element the only tab stop of the table. */
export const setTabStop = (table: HTMLTableElement, target: HTMLElement) => {
  for (const stop of table.querySelectorAll<HTMLElement>('[tabindex="0"]')) stop.tabIndex = -1;
  target.tabIndex = 0;
};

/** Makes the first cell the tab stop if there is none, for example after a change of the subject. */
export const ensureTabStop = (table: HTMLTableElement) => {
  if (table.querySelector('tr:not([hidden]) [tabindex="0"]')) return;
  const [first] = focusCells(table.querySelector('tbody tr:not([hidden])') ?? undefined);
  if (first) setTabStop(table, focusTarget(first));
};

const STEPS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, Number.NEGATIVE_INFINITY],
  End: [0, Number.POSITIVE_INFINITY],
  PageUp: [-5, 0],
  PageDown: [5, 0],
};

const within = (value: number, last: number) => Math.max(0, Math.min(last, value));

/** Moves the focus for an arrow key, Home, End or a page key. Returns false for other keys. */
export const moveFocus = (table: HTMLTableElement, from: Element, key: string) => {
  const step = STEPS[key];
  const cell = from.closest<HTMLElement>('td, th');
  const row = cell?.closest('tr');
  if (!step || !cell || !row) return false;
  const [down, right] = step;
  const rows = shownRows(table);
  const cells = focusCells(rows[within(rows.indexOf(row) + down, rows.length - 1)]);
  const next = cells[within(focusCells(row).indexOf(cell) + right, cells.length - 1)];
  if (!next) return false;
  const target = focusTarget(next);
  setTabStop(table, target);
  target.focus();
  return true;
};

/** Returns the position of a cell among the skills and students, or undefined for other cells. */
export const cellPosition = (element: Element | null) => {
  const cell = element?.closest<HTMLElement>('tbody td[aria-label]');
  const row = cell?.closest('tr');
  if (!cell || !row?.parentElement) return undefined;
  return {
    cell,
    row: [...row.parentElement.children].indexOf(row),
    column: focusCells(row).indexOf(cell),
  };
};
