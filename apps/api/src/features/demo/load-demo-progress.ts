import { type Dice, makeDice } from '@wonderfield/questions/seeded-random';
import type { Deps } from '../../dependencies.ts';
import { playerOf } from './demo-player.ts';
import { DEMO_PLAYERS, type DemoPlayer } from './demo-players.ts';
import { selectDemoPlayers, tryLockProgress } from './demo-progress.queries.ts';
import { MINUTE_DAYS, playRow } from './demo-row.ts';

/** Days somebody played, the first first, and how many rows. */
const visitsOf = ({ weeks, daysAWeek, rowsADay }: DemoPlayer, dice: Dice) =>
  Array.from({ length: weeks * 7 }, (_, index) => weeks * 7 - index)
    .filter(() => dice.int(1, 7) <= daysAWeek)
    .flatMap((day) =>
      Array.from({ length: dice.int(1, rowsADay) }, (_, row) => day - row * 6 * MINUTE_DAYS),
    );

/** Plays through the months once; what is played afterwards stays. */
export const loadDemoProgress = (deps: Deps) =>
  deps.db.transaction().execute(async (tx) => {
    if (!(await tryLockProgress(tx))) return;
    const found = await selectDemoPlayers(
      tx,
      DEMO_PLAYERS.map(({ username }) => username),
    );
    for (const [place, player] of DEMO_PLAYERS.entries()) {
      const student = found.find(({ username }) => username === player.username);
      if (!student) continue;
      const actor = await playerOf(deps, student);
      // The same days and the same share of right answers on every machine.
      const dice = makeDice(1000 + place);
      for (const daysAgo of visitsOf(player, dice)) {
        const visit = { actor, asked: { subject: dice.pick(player.subjects) }, daysAgo };
        await playRow(deps, tx, visit, () => dice.chance(player.percentRight));
      }
    }
  });
