import { seatsLeft } from '@wonderfield/contract/classrooms/classroom-rules';
import { CLASSROOM_MAX_STUDENTS } from '@wonderfield/contract/limits';
import { useLayoutEffect, useMemo, useReducer, useRef } from 'react';
import type { Roster } from '../api/roster-query.ts';
import {
  type EntryField,
  type EntryMessages,
  isBlank,
  toEntry,
  usernameKey,
} from '../entry/entry.ts';
import { freshUsername } from '../entry/fresh-username.ts';
import { changeRows, startRows } from './new-rows.ts';
import { validateRows } from './validate-rows.ts';

/** Returns the element id of a field in a row. */
export const fieldId = (key: number, field: EntryField) => `new-student-${key}-${field}`;

/** Returns how many students can be added now, limited by free seats and by one call. */
const roomIn = (roster: Roster) => Math.min(seatsLeft(roster), CLASSROOM_MAX_STUDENTS);

/** Holds the rows being entered, their validation results and their actions. */
export const useNewRows = (roster: Roster) => {
  const [state, change] = useReducer(changeRows, 0, startRows);
  const { rows } = state;
  const room = roomIn(roster);
  const results = validateRows(state, { roster: roster.students, room });
  const begun = rows.filter((row) => !isBlank(row));
  const usernames = new Set(
    [...rows, ...roster.students].map(({ username }) => usernameKey(username)),
  );

  // A field that exists only after the next render.
  const nextFocus = useRef<string>(undefined);
  // Current values for the actions, which stay stable, so typing renders one row and not forty.
  const now = useRef({ state, room, usernames });
  useLayoutEffect(() => {
    now.current = { state, room, usernames };
    if (!nextFocus.current) return;
    document.getElementById(nextFocus.current)?.focus();
    nextFocus.current = undefined;
  });

  const actions = useMemo(() => {
    const add = () => {
      const { rows, nextKey } = now.current.state;
      if (rows.length >= now.current.room) return;
      nextFocus.current = fieldId(nextKey, 'firstName');
      change({ type: 'add' });
    };
    return {
      add,
      edit: (key: number, field: EntryField, value: string) =>
        change({ type: 'edit', key, field, value, fresh: freshUsername(now.current.usernames) }),
      leave: (key: number, field: EntryField) => change({ type: 'leave', key, field }),
      remove: (key: number) => {
        const { rows, nextKey } = now.current.state;
        const place = rows.findIndex((row) => row.key === key);
        const neighbor = rows[place + 1] ?? rows[place - 1];
        nextFocus.current = fieldId(neighbor?.key ?? nextKey, 'firstName');
        change({ type: 'remove', key });
      },
      /** Moves with Enter to the last name, to the next row, and from the last row to a new one. */
      goOn: (key: number, field: EntryField) => {
        const { rows } = now.current.state;
        const next = rows[rows.findIndex((row) => row.key === key) + 1];
        if (field === 'firstName') document.getElementById(fieldId(key, 'lastName'))?.focus();
        else if (next) document.getElementById(fieldId(next.key, 'firstName'))?.focus();
        else add();
      },
    };
  }, []);

  return {
    rows,
    results,
    room,
    begun,
    usernames,
    canAdd: rows.length < room,
    actions,
    /** Returns the entries if all are valid. Otherwise shows the errors and returns undefined. */
    entriesToSend: () => {
      const isWrong = rows.some(
        (row, index) => !results[index]?.isReady && (!isBlank(row) || begun.length === 0),
      );
      if (!isWrong) return begun.map((row) => toEntry(row));
      change({ type: 'try' });
      return undefined;
    },
    /** Shows the server's messages, keyed by position in the request. */
    refuse: (messages: ReadonlyMap<number, EntryMessages>) => {
      const byKey = new Map(
        [...messages].flatMap(([place, each]) => {
          const row = begun[place];
          return row ? [[row.key, each] as const] : [];
        }),
      );
      change({ type: 'refuse', messages: byKey });
      return byKey.size > 0;
    },
    clear: () => change({ type: 'clear' }),
  };
};

export type NewRowsHandoff = ReturnType<typeof useNewRows>;
