import { useErrorToast } from '@wonderfield/client/use-error-toast';
import type { ClassResult } from '@wonderfield/contract/classrooms/next-year';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSchoolYearChanges } from '../api/school-year-calls.ts';
import { failuresOf, type SchoolRow } from '../rules/school-rows.ts';

type Running = { kind: 'start' | 'undo'; done: number; total: number };
type Outcome = { results: ClassResult[]; error: Error | undefined };

/** Runs changes of several classes, and keeps progress and the reasons of classes that failed. */
export const useSchoolChanges = () => {
  const t = useTranslations('nextYear.school');
  const { show } = useToasts();
  const showErrorToast = useErrorToast();
  const changes = useSchoolYearChanges();
  const [running, setRunning] = useState<Running>();
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map());
  /** Numbers of a change that did not reach all classes. */
  const [partly, setPartly] = useState<{ done: number; total: number }>();

  const run = async (
    kind: Running['kind'],
    total: number,
    send: (onProgress: (done: number) => void) => Promise<Outcome>,
  ) => {
    setPartly(undefined);
    setRunning({ kind, done: 0, total });
    const { results, error } = await send((done) => setRunning({ kind, done, total }));
    setRunning(undefined);
    const done = results.filter(({ isDone }) => isDone).length;
    setFailures(failuresOf(results));
    if (done < total) setPartly({ done, total });
    if (error) showErrorToast(error);
    else if (done === total)
      show({
        tone: 'success',
        text: t(kind === 'start' ? 'allDone' : 'allUndone', { count: done }),
      });
  };
  return {
    running,
    failures,
    partly,
    start: (schoolYear: number, rows: readonly SchoolRow[]) => {
      const classes = rows.map(({ room, name, grade }) => ({ classroomId: room.id, name, grade }));
      return run('start', rows.length, (onProgress) =>
        changes.start(schoolYear, classes, onProgress),
      );
    },
    undo: (ids: readonly string[]) =>
      run('undo', ids.length, (onProgress) => changes.undo(ids, onProgress)),
  };
};
