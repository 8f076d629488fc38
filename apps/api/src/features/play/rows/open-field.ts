import { LAST_GRADE_WITH_VOICE } from '@wonderfield/contract/limits';
import type { Subject } from '@wonderfield/contract/options';
import { middleStage, PLACE_ORDER } from '@wonderfield/contract/play/field';
import type { Field, Place } from '@wonderfield/contract/play/game-calls';
import type { StudentState } from '@wonderfield/mastery/student';
import { findSkill } from '@wonderfield/questions/all-skills';
import { gradeNumber } from '@wonderfield/questions/skill';
import type { Context } from '../../../context/context.ts';
import type { Player } from '../../../context/player.ts';
import { type Day, dayAt } from '../mastery/days.rules.ts';
import type { Growth } from '../mastery/growth.rules.ts';
import { hasDueSkill, nextFocus, placeOf } from '../mastery/place.ts';
import { selectGrowths } from '../models/growths.queries.ts';
import { loadModel } from '../models/replay-answers.ts';
import { learnerOf } from '../models/student-model.ts';
import { selectSeeds } from '../seeds/seeds.queries.ts';
import { insertPlayer, lockPlayer, selectPlayer } from '../sessions/players.queries.ts';
import { passToday } from '../time/read-today.ts';
import { readAssigned } from './assigned-rows.ts';
import { selectLastRows, selectOpenRows, selectPlaceRows } from './field.queries.ts';
import { lastFocusAt, ROWS_REMEMBERED } from './recent-rows.rules.ts';
import { type DealtRow, waitingAt } from './row.rules.ts';

/** Children who cannot read yet hear everything, unless they switch the voice off. */
const hearsVoice = ({ isStudent, grade }: Player) =>
  isStudent && gradeNumber(grade) <= LAST_GRADE_WITH_VOICE;

type Known = {
  student: StudentState;
  growths: ReadonlyMap<string, Growth>;
  rows: ReadonlyMap<string, number>;
  openRows: readonly DealtRow[];
  lastRows: readonly DealtRow[];
  today: Day;
};

const showPlace = (subject: Subject, player: Player, facts: Known): Place => {
  const own = [...facts.growths.values()].filter(
    ({ skillId }) => findSkill(skillId)?.subject === subject,
  );
  const isOpen = player.subjects.includes(subject);
  const lastFocus = lastFocusAt(subject, facts.lastRows);
  const place = placeOf(subject, player, { today: facts.today, lastFocus });
  return {
    subject,
    isOpen,
    rows: facts.rows.get(subject) ?? 0,
    stage: middleStage(own.map(({ bestStage }) => bestStage)),
    next: isOpen ? nextFocus(facts.student, place)?.name : undefined,
    isThirsty: hasDueSkill(facts.student, place),
    // Ignores offline rows that were not started, because the page of their device knows them.
    hasOpenRow: isOpen && waitingAt(subject, facts.openRows) !== undefined,
  };
};

/** Returns the current field, which is the same on every device. */
export const openField = async ({ deps, actor, transaction }: Context<Player>): Promise<Field> => {
  const { db } = deps;
  const now = deps.now();
  const today = dayAt(now, actor.timeZone);
  const { day, student } = await transaction(async (tx) => {
    await insertPlayer(tx, actor.id);
    // Lock the player first, like all field changes. Otherwise the locks of player and day could
    // deadlock.
    await lockPlayer(tx, actor.id);
    const model = await loadModel(tx, learnerOf(actor));
    return { student: model, day: await passToday(tx, actor, now) };
  });
  const player = await selectPlayer(db, actor.id);
  const facts = {
    student,
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
      readAloud: player.wants_voice ?? hearsVoice(actor),
      plain: player.is_plain,
    },
    mayVisit: actor.isStudent,
    assigned: (await readAssigned(deps, db, actor)).map(({ shown }) => shown),
    places: PLACE_ORDER.map((subject) => showPlace(subject, actor, facts)),
    seeds: await selectSeeds(db, actor.id, today),
    ...day,
  };
};
