import { startTransition, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PreviewStage, Stage } from './import-stage.ts';
import { loadReader } from './load-reader.ts';
import type { NameOrder } from './parse/name-order.ts';
import { reapplyEdits } from './rules/reapply-edits.ts';
import { useRowChanges } from './use-row-changes.ts';

type ReadResult = Awaited<ReturnType<Awaited<ReturnType<typeof loadReader>>['importFile']>>;

const stageAfterReading = (result: ReadResult, text: string | undefined): Stage =>
  'problem' in result
    ? { at: 'source', problem: result.problem, text: result.list ?? text }
    : {
        at: 'preview',
        ...result,
        skipped: result.reading.skipped,
        isAsTyped: false,
        added: 0,
      };

/** Holds the state of an import: its source and the rows of the preview. */
export const useImport = (
  source: File | string | undefined,
  taken: ReadonlySet<string>,
  /** Text of a list that was left before. */
  savedText: string,
) => {
  const [stage, setStage] = useState<Stage>(
    source ? { at: 'reading' } : { at: 'source', text: savedText, isSaved: savedText !== '' },
  );
  // If two sources are read at once, the later one wins.
  const newest = useRef(0);

  const changePreview = useCallback(
    (change: (now: PreviewStage) => PreviewStage) =>
      setStage((now) => (now.at === 'preview' ? change(now) : now)),
    [],
  );
  const read = async (from: File | string, typed?: string) => {
    setStage({ at: 'reading' });
    // Kept, so the user does not have to paste again after an error.
    const text = typeof from === 'string' ? from : typed;
    const reader = await loadReader().catch(() => undefined);
    if (!reader) {
      setStage({ at: 'source', problem: 'notLoaded', text });
      return;
    }
    const result = await reader.importFile(from, taken);
    startTransition(() => setStage(stageAfterReading(result, text)));
  };
  const start = useEffectEvent(() => {
    if (source) void read(source);
  });
  useEffect(() => start(), []);

  /** Reads the same text in another order. */
  const readAs = async (order: NameOrder) => {
    if (stage.at !== 'preview') return;
    newest.current += 1;
    const mine = newest.current;
    const { readAgain } = await loadReader();
    const { reading, rows } = await readAgain(stage.list, order, taken);
    if (mine !== newest.current) return;
    changePreview((now) => ({
      ...now,
      reading,
      isAsTyped: false,
      ...reapplyEdits(now.rows, { rows, skipped: reading.skipped }),
    }));
  };
  const rowChanges = useRowChanges(changePreview, taken);
  return {
    stage,
    read,
    readAs,
    startOver: () =>
      setStage((now) => ({ at: 'source', text: now.at === 'preview' ? now.list : undefined })),
    ...rowChanges,
  };
};

export type ImportHandoff = ReturnType<typeof useImport>;
