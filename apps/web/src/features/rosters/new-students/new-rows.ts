import { type Entry, type EntryField, type EntryMessages, isBlank } from '../entry/entry.ts';

export type NewRow = Entry & {
  key: number;
  /** True if the user typed the username. It then stays when the first name is cleared. */
  isUsernameOwn: boolean;
  /** Fields that lost the focus. */
  left: readonly EntryField[];
  /** Server errors by field. Cleared when the field changes. */
  refused: EntryMessages;
};
export type NewRows = {
  rows: readonly NewRow[];
  nextKey: number;
  /** True after an attempt to save. All missing fields then show errors. */
  isTried: boolean;
};

export type RowAction =
  /** `fresh` is the username to use if the row needs one. */
  | { type: 'edit'; key: number; field: EntryField; value: string; fresh: string }
  | { type: 'leave'; key: number; field: EntryField }
  | { type: 'add' }
  | { type: 'remove'; key: number }
  | { type: 'try' }
  | { type: 'refuse'; messages: ReadonlyMap<number, EntryMessages> }
  | { type: 'clear' };

const blankRow = (key: number): NewRow => ({
  key,
  firstName: '',
  lastName: '',
  username: '',
  isUsernameOwn: false,
  left: [],
  refused: {},
});

export const startRows = (key = 0): NewRows => ({
  rows: [blankRow(key)],
  nextKey: key + 1,
  isTried: false,
});

/** Sets and clears the proposed username with the first name, unless the user typed one. */
const usernameWith = (row: NewRow, fresh: string) => {
  if (row.isUsernameOwn) return row.username;
  return row.firstName.trim() ? row.username || fresh : '';
};

const edited = (row: NewRow, { field, value, fresh }: Extract<RowAction, { type: 'edit' }>) => {
  const { [field]: _, ...rejected } = row.refused;
  const next: NewRow = { ...row, [field]: value, refused: rejected };
  if (field === 'username') return { ...next, isUsernameOwn: value !== '' };
  return field === 'firstName' ? { ...next, username: usernameWith(next, fresh) } : next;
};

const withRow = (state: NewRows, key: number, change: (row: NewRow) => NewRow): NewRows => ({
  ...state,
  rows: state.rows.map((row) => (row.key === key ? change(row) : row)),
});

/** Applies a change to the new rows and always keeps at least one row. */
export const changeRows = (state: NewRows, action: RowAction): NewRows => {
  switch (action.type) {
    case 'edit':
      return withRow(state, action.key, (row) => edited(row, action));
    case 'leave':
      return withRow(state, action.key, (row) =>
        isBlank(row) || row.left.includes(action.field)
          ? row
          : { ...row, left: [...row.left, action.field] },
      );
    case 'add':
      return {
        ...state,
        rows: [...state.rows, blankRow(state.nextKey)],
        nextKey: state.nextKey + 1,
      };
    case 'remove': {
      const rows = state.rows.filter(({ key }) => key !== action.key);
      return rows.length > 0 ? { ...state, rows } : startRows(state.nextKey);
    }
    case 'try':
      return { ...state, isTried: true };
    case 'refuse':
      return {
        ...state,
        rows: state.rows.map((row) => ({ ...row, refused: action.messages.get(row.key) ?? {} })),
      };
    case 'clear':
      return startRows(state.nextKey);
  }
};
