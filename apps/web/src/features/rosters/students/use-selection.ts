import type { Student } from '@wonderfield/contract/classrooms/student';
import { useState } from 'react';
import { rangeBetween } from './students.rules.ts';

/** Holds the selected students. Search and filters keep the selection. */
export const useSelection = (students: readonly Student[], rows: readonly Student[]) => {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [lastId, setLastId] = useState<string>();
  const set = (changed: readonly string[], isChosen: boolean) => {
    const next = new Set(ids);
    for (const id of changed) {
      if (isChosen) next.add(id);
      else next.delete(id);
    }
    setIds(next);
  };
  return {
    // Drops selected students who left since.
    chosen: students.filter(({ id }) => ids.has(id)),
    isChosen: (id: string) => ids.has(id),
    toggle: (id: string, isChosen: boolean) => {
      set([id], isChosen);
      setLastId(id);
    },
    /** Selects all rows between the last changed one and this one. */
    selectRange: (toId: string) => {
      const rowIds = rows.map(({ id }) => id);
      set(rangeBetween(rowIds, { fromId: lastId, toId }), true);
      setLastId(toId);
    },
    setAll: (list: readonly Student[], isChosen: boolean) =>
      set(
        list.map(({ id }) => id),
        isChosen,
      ),
    clear: () => setIds(new Set()),
  };
};
export type Selection = ReturnType<typeof useSelection>;
