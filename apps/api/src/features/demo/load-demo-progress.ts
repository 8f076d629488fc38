import { createSeededRandom, type SeededRandom } from '@wonderfield/questions/seeded-random';
import type { Deps } from '../../dependencies.ts';
import { playerOf } from './demo-player.ts';
import { DEMO_PLAYERS, type DemoPlayer } from './demo-players.ts';
import { selectDemoPlayers, tryLockProgress } from './demo-progress.queries.ts';
import { MINUTE_DAYS, playRow } from './demo-row.ts';

/** Days somebody played, the first first, and how many rows. */
const visitsOf = ({ weeks, daysAWeek, rowsADay }: DemoPlayer, rng: SeededRandom) =>
  Array.from({ length: weeks * 7 }, (_, index) => weeks * 7 - index)
    .filter(() => rng.int(1, 7) <= daysAWeek)
    .flatMap((day) =>
      Array.from({ length: rng.int(1, rowsADay) }, (_, row) => day - row * 6 * MINUTE_DAYS),
    );

/** Plays through the months once; what is played afterwards stays. */
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
      // The same days and the same share of right answers on every machine.
      const rng = createSeededRandom(1000 + place);
      for (const daysAgo of visitsOf(player, rng)) {
        const visit = { actor, asked: { subject: rng.pick(player.subjects) }, daysAgo };
        await playRow(deps, tx, visit, () => rng.chance(player.percentRight));
      }
    }
  });
