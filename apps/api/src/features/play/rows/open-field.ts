import type { Subject } from '@wonderfield/contract/options';
import { middleStage, PLACE_ORDER, STAGES } from '@wonderfield/contract/play/field';
import type { Field, Place } from '@wonderfield/contract/play/game-calls';
import { findSkill } from '@wonderfield/questions/all-skills';
import type { Context } from '../../../context/context.ts';
import type { Player } from '../../../context/player.ts';
import { nextFocus } from '../mastery/choose-row.rules.ts';
import { type Day, dayAt } from '../mastery/days.rules.ts';
import type { Growth } from '../mastery/mastery.rules.ts';
import { restAfter, todayOf } from '../mastery/rest.rules.ts';
import { readSubjectProgress } from '../mastery/subject-progress.ts';
import { insertPlayer, lockPlayer, selectPlayer } from '../sessions/players.queries.ts';
import { readAssigned } from './assigned-rows.ts';
import {
  passTime,
  selectGrowths,
  selectLastRows,
  selectOpenRows,
  selectPlaceRows,
} from './field.queries.ts';
import { lastFocusAt, ROWS_REMEMBERED } from './recent-rows.rules.ts';
import { type DealtRow, waitingAt } from './row.rules.ts';

/** Returns true if the skill is below its best stage. */
const hasFaded = ({ stage, bestStage }: Growth) =>
  STAGES.indexOf(stage) < STAGES.indexOf(bestStage);

type Known = {
  growths: ReadonlyMap<string, Growth>;
  rows: ReadonlyMap<string, number>;
  openRows: readonly DealtRow[];
  lastRows: readonly DealtRow[];
  today: Day;
};

const placeOf = (subject: Subject, player: Player, facts: Known): Place => {
  const own = [...facts.growths.values()].filter(
    ({ skillId }) => findSkill(skillId)?.subject === subject,
  );
  const isOpen = player.subjects.includes(subject);
  const lastFocus = lastFocusAt(subject, facts.lastRows);
  const focus = nextFocus(readSubjectProgress(subject, player, { ...facts, lastFocus }));
  return {
    subject,
    isOpen,
    rows: facts.rows.get(subject) ?? 0,
    stage: middleStage(own.map(({ bestStage }) => bestStage)),
    next: isOpen ? focus?.name : undefined,
    isThirsty: own.some(hasFaded),
    // Ignores offline rows that were not started, because the page of their device knows them.
    hasOpenRow: isOpen && waitingAt(subject, facts.openRows) !== undefined,
  };
};

/** Returns the current field, which is the same on every device. */
export const openField = async ({ deps, actor, transaction }: Context<Player>): Promise<Field> => {
  const { db } = deps;
  const now = deps.now();
  const today = dayAt(now, actor.timeZone);
  const seconds = await transaction(async (tx) => {
    await insertPlayer(tx, actor.id);
    // Lock the player first, like all field changes. Otherwise the locks of player and day could
    // deadlock.
    await lockPlayer(tx, actor.id);
    return passTime(tx, { userId: actor.id, day: today, now });
  });
  const player = await selectPlayer(db, actor.id);
  const facts = {
    growths: (await selectGrowths(db, actor.id)).best,
    rows: await selectPlaceRows(db, actor.id),
    openRows: await selectOpenRows(db, actor.id),
    lastRows: await selectLastRows(db, actor.id, ROWS_REMEMBERED),
    today,
  };
  return {
    playerKey: player.player_key,
    playerName: actor.name,
    look: actor.look,
    settings: {
      sound: player.hears_sound,
      readAloud: player.reads_aloud,
      plain: player.is_plain,
    },
    mayVisit: actor.isStudent,
    assigned: (await readAssigned(deps, db, actor)).map(({ shown }) => shown),
    places: PLACE_ORDER.map((subject) => placeOf(subject, actor, facts)),
    rest: restAfter({ seconds, dailyMinutes: actor.dailyMinutes }),
    today: todayOf(actor, { seconds, now }),
  };
};
