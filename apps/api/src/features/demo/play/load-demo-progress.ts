import { createSeededRandom, type SeededRandom } from '@wonderfield/questions/seeded-random';
import type { Deps } from '../../../dependencies.ts';
import { DEMO_PLAYERS, type DemoPlayer } from './demo-play-history.ts';
import { selectDemoPlayers, tryLockProgress, updateDemoSignIns } from './demo-progress.queries.ts';
import { MINUTE_DAYS, playRow } from './demo-row.ts';
import { playerOf } from './load-demo-player.ts';

/** Returns the days on which a student played, oldest first, with one entry per row. */
const visitsOf = ({ weeks, daysAWeek, rowsADay }: DemoPlayer, rng: SeededRandom) =>
  Array.from({ length: weeks * 7 }, (_, index) => weeks * 7 - index)
    .filter(() => rng.int(1, 7) <= daysAWeek)
    .flatMap((day) =>
      Array.from({ length: rng.int(1, rowsADay) }, (_, row) => day - row * 6 * MINUTE_DAYS),
    );

/** Simulates the past months once. Later play is kept. */
export const loadDemoProgress = (deps: Deps) =>
  deps.db.transaction().execute(async (tx) => {
    if (!(await tryLockProgress(tx))) return;
    const players = await selectDemoPlayers(
      tx,
      DEMO_PLAYERS.map(({ username }) => username),
    );
    for (const [place, player] of DEMO_PLAYERS.entries()) {
      const student = players.find(({ username }) => username === player.username);
      if (!student) continue;
      const actor = await playerOf(deps, student);
      // A fixed seed, so every machine gets the same days and the same share of right answers.
      const rng = createSeededRandom(1000 + place);
      for (const daysAgo of visitsOf(player, rng)) {
        const visit = { actor, asked: { subject: rng.pick(player.subjects) }, daysAgo };
        await playRow(deps, tx, visit, () => rng.chance(player.percentRight));
      }
    }
    const ids = players.map(({ id }) => id);
    if (ids.length > 0) await updateDemoSignIns(tx, ids);
  });
