import type { SeenField, Visit } from '@wonderfield/contract/friends/friends';
import type { Subject } from '@wonderfield/contract/options';
import type { Field, PlaySettings, Row } from '@wonderfield/contract/play/game-calls';
import { isLastRow } from '@wonderfield/contract/play/play-day';
import type { Answer } from '@wonderfield/questions/question';
import { createQuestions, siblingOf } from '../../row/make-questions.ts';
import { rowAt, withRow } from '../../row/offline-rows.ts';
import { afterAnswer } from '../../row/row-state.ts';
import type { OpenGame } from '../../session/start-game.ts';
import type { AnswerResult } from '../../tasks/shared/task-view.ts';
import { gameStrings } from '../game.strings.en.ts';
import { createRowDealer } from './deal-row.ts';
import { restOf } from './game-state.ts';
import { createPlantSeed } from './plant-seed.ts';
import { useGameAction } from './use-game-action.ts';
import { type SyncedGame, useSyncedGame } from './use-synced-game.ts';

/** Returns a function that stores the answer to the current question and sends it. */
const createAnswer =
  (
    { deviceKey }: OpenGame,
    { latest, dispatch, offlineRows, time, sync, storeField }: SyncedGame,
  ) =>
  (given: Answer, { isRight, isHinted }: AnswerResult) => {
    const { screen } = latest.current;
    if (screen.kind !== 'row') return;
    const { row, position } = screen;
    const task = row.tasks[position];
    if (!task || task.isGrown) return;
    const { seed, tries } = task;
    const answer = {
      rowId: row.rowId,
      seed,
      attempt: tries + 1,
      given: [...given],
      sibling: siblingOf(task),
      ...(isHinted && { hinted: true }),
    };
    const change = deviceKey ? withRow(afterAnswer(row, position, isRight)) : undefined;
    // Ignores an error here, because the queue reports it through `fail`.
    sync.queue.add(answer, change).then(offlineRows.look, () => undefined);
    dispatch({ kind: 'answered', isRight });
    const played = time.pass();
    if (sync.isOfflineNow.current) dispatch({ kind: 'timeCounted', played });
    storeField();
  };

/** Returns a function that shows the player's own field, reloaded if the server can be reached. */
const createToField =
  (
    { client }: OpenGame,
    { dispatch, sync, showField }: SyncedGame,
    runAction: (action: () => Promise<void>) => Promise<void>,
  ) =>
  () => {
    if (sync.isOfflineNow.current) {
      dispatch({ kind: 'wentHome' });
      return Promise.resolve();
    }
    return runAction(async () => {
      if ((await sync.queue.settled()) === 'away') {
        dispatch({ kind: 'wentHome' });
        return;
      }
      showField(await client.openField());
      // Also applies settings that a parent has changed.
      void sync.reconnect();
    });
  };

/** Returns the place of the next row. Offline, it is one for which the device has a row. */
const placeWithRow = ({ latest, sync, offlineRows }: SyncedGame, subject: Subject) => {
  if (!sync.isOfflineNow.current) return subject;
  const open = latest.current.field.places.flatMap((place) =>
    place.isOpen ? [place.subject] : [],
  );
  const hasRow = (place: Subject) => rowAt(offlineRows.rows, place) !== undefined;
  return [subject, ...open].find(hasRow) ?? subject;
};

const createReadTime =
  ({ client }: OpenGame, { latest, dispatch, time, showField, setNotice, fail }: SyncedGame) =>
  () => {
    const apply = (field: Field) => {
      time.told(field.today);
      const { screen } = latest.current;
      const isIdle = screen.kind === 'field' || screen.kind === 'dayEnd';
      const canGoOn = restOf(latest.current) === 'over' && field.rest !== 'over';
      if (!isIdle || !canGoOn) {
        dispatch({ kind: 'timeCounted', played: field.today });
        return;
      }
      showField(field);
      setNotice(gameStrings.moreTime);
    };
    client.openField().then(apply, fail);
  };

/** Returns the state of the game and all actions of the player. */
export const useGame = (entered: OpenGame, onError: (error: unknown) => void) => {
  const synced = useSyncedGame(entered, onError);
  const { state, latest, dispatch, setNotice } = synced;
  const { isBusy, runAction } = useGameAction(entered, synced);
  const { deal, dealAssigned } = createRowDealer(entered, synced);

  const show = async (row: Row) => {
    const played = synced.time.look();
    const attempts = await createQuestions(row);
    dispatch({ kind: 'rowDealt', row, attempts, played });
    if (isLastRow(played)) setNotice(gameStrings.lastRow);
  };
  const startRow = (subject: Subject) => runAction(async () => show(await deal(subject)));

  return {
    state,
    isBusy,
    isOffline: synced.sync.isOffline,
    notice: synced.notice,
    setNotice,
    rows: synced.offlineRows.rows,
    startRow,
    startAssigned: (assignmentId: string) =>
      runAction(async () => show(await dealAssigned(assignmentId))),
    /** Starts another row or ends the day: once for 'enough', always for 'over'. */
    oneMoreRow: (subject: Subject) => {
      const rest = restOf(latest.current);
      const { hasRested } = latest.current;
      if (rest === 'over' || (rest === 'enough' && !hasRested)) {
        dispatch({ kind: 'dayEnded', subject, isChoice: false });
        return Promise.resolve();
      }
      return startRow(placeWithRow(synced, subject));
    },
    /** Shows the end of the day, because the player wants to stop or the limit is used up. */
    endDay: (subject: Subject) => dispatch({ kind: 'dayEnded', subject, isChoice: true }),
    plantSeed: createPlantSeed(entered, synced),
    /** Applies the minutes that a parent has changed. A row that is under way continues. */
    readTime: createReadTime(entered, synced),
    answer: createAnswer(entered, synced),
    next: () => dispatch({ kind: 'nextAsked' }),
    trySibling: () => dispatch({ kind: 'siblingAsked' }),
    showVisit: (visit: Visit, seen: SeenField) => {
      setNotice(undefined);
      dispatch({ kind: 'visitOpened', visit, seen });
    },
    /** Returns to the player's own field and shows the message there, if any. */
    leaveVisit: (message?: string) => {
      dispatch({ kind: 'wentHome' });
      setNotice(message);
    },
    toField: createToField(entered, synced, runAction),
    changeSettings: (settings: PlaySettings) => {
      dispatch({ kind: 'settingsChanged', settings });
      // The settings apply at once. If this call fails, the next change sends them again.
      entered.client.saveSettings(settings).catch(() => undefined);
    },
  };
};
export type Game = ReturnType<typeof useGame>;
