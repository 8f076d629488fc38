import type { AnswerField, Draft } from '@wonderfield/contract/plans/plan';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { DraftSaver } from './draft-saver.ts';
import { type PlanValues, valuesOf } from './plan-values.ts';
import type { SaverDeps, SaverStart } from './saver-state.ts';
import { useSaveMoments } from './use-save-moments.ts';

type Calls = Pick<SaverDeps, 'send' | 'readNewest'>;

/** A plan in fields of the page's own, saved by itself while somebody writes in them. */
export const usePlanAutosave = (start: SaverStart, calls: Calls) => {
  const [values, setValues] = useState<PlanValues>(() => valuesOf(start.base));
  // What was typed last counts, also before it is drawn.
  const latest = useRef(values);
  const put = (changes: Draft) => {
    latest.current = valuesOf({ ...latest.current, ...changes });
    setValues(latest.current);
  };
  const [saver] = useState(() => {
    const made: DraftSaver = new DraftSaver(start, {
      ...calls,
      values: () => latest.current,
      take: (changes) => {
        put(changes);
        made.changed();
      },
    });
    return made;
  });
  const state = useSyncExternalStore(saver.subscribe, saver.getState);
  useSaveMoments(saver);
  useEffect(() => saver.pause, [saver]);
  return {
    values,
    state,
    saver,
    change: <Field extends AnswerField>(field: Field, value: PlanValues[Field]) => {
      put({ [field]: value });
      saver.changed();
    },
  };
};
