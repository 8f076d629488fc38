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
} from '../rules/entry.ts';
import { freshUsername } from '../rules/fresh-username.ts';
import { changeRows, startRows } from '../rules/new-rows.ts';
import { validateRows } from '../rules/validate-rows.ts';

/** Where a field of a row is found. */
export const fieldId = (key: number, field: EntryField) => `new-student-${key}-${field}`;

/** How many can be added now: what fits, and what one call takes. */
const roomIn = (roster: Roster) => Math.min(seatsLeft(roster), CLASSROOM_MAX_STUDENTS);

/** The rows being typed, what is to be said about them, and what can be done with them. */
export const useNewRows = (roster: Roster) => {
  const [state, change] = useReducer(changeRows, 0, startRows);
  const { rows } = state;
  const room = roomIn(roster);
  const results = validateRows(state, { roster: roster.students, room });
  const begun = rows.filter((row) => !isBlank(row));
  const usernames = new Set(
    [...rows, ...roster.students].map(({ username }) => usernameKey(username)),
  );

  // A field that is only there after the next drawing.
  const nextFocus = useRef<string>(undefined);
  // What the actions look at: they stay the same, so that a key redraws one row and not forty.
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
      /** Return leads on: to the last name, to the next row, and from the last row to a new one. */
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
    verdicts: results,
    room,
    begun,
    usernames,
    canAdd: rows.length < room,
    actions,
    /** The entries to send if all is well; otherwise what is wrong is told, and nothing returned. */
    entriesToSend: () => {
      const isWrong = rows.some(
        (row, index) => !results[index]?.isReady && (!isBlank(row) || begun.length === 0),
      );
      if (!isWrong) return begun.map(toEntry);
      change({ type: 'try' });
      return undefined;
    },
    /** The server's messages, by the place of the row in what was sent. */
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
