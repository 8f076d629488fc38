import type { Row } from '@wonderfield/contract/play/game-calls';
import { loadSkills } from '@wonderfield/questions/load-skills';
import { useEffect } from 'react';
import type { OpenGame } from '../session/start-game.ts';
import { registerWorker } from './register-worker.ts';

/**
 * Fetches the game's files and the questions of all offline rows, but only after the first question
 * is shown.
 */
export const useReadyForOffline = (
  { deviceKey }: OpenGame,
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
