import type { Row } from '@wonderfield/contract/play/game-calls';
import { loadSkills } from '@wonderfield/questions/load-skills';
import { useEffect } from 'react';
import type { Entered } from '../session/start-game.ts';
import { registerWorker } from './register-worker.ts';

/**
 * Once the first question is up, and not before, what a while without a network needs is fetched: the
 * game's files, and the questions of every place that a row was taken along for.
 */
export const useReadyForOffline = (
  { deviceKey }: Entered,
  { hasQuestion, rows }: { hasQuestion: boolean; rows: readonly Row[] },
) => {
  const isWanted = hasQuestion && deviceKey !== undefined;
  useEffect(() => {
    if (isWanted && import.meta.env.PROD) void registerWorker();
  }, [isWanted]);
  const subjects = [...new Set(rows.map(({ subject }) => subject))].sort().join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same subjects are the same questions
  useEffect(() => {
    if (!isWanted) return;
    for (const { subject } of rows) loadSkills(subject).catch(() => undefined);
  }, [isWanted, subjects]);
};
