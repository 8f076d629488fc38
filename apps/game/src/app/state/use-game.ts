import { ApiError, NetworkError } from '@wonderfield/client/errors';
import type { SeenField, Visit } from '@wonderfield/contract/friends/friends';
import type { Subject } from '@wonderfield/contract/options';
import type { Field, PlaySettings, Row } from '@wonderfield/contract/play/game-calls';
import type { Answer } from '@wonderfield/questions/question';
import { useEffect, useReducer, useRef, useState } from 'react';
import { createQuestions } from '../../row/make-questions.ts';
import { isBegun, rowAssigned, rowAt, rowsLeft, withRow } from '../../row/offline-rows.ts';
import { afterAnswer } from '../../row/row-state.ts';
import type { OpenGame } from '../../session/start-game.ts';
import { restIn } from '../../storage/play-time.ts';
import { gameStrings } from '../game.strings.en.ts';
import { nextState, openGame } from './game-state.ts';
import { useOfflineRows } from './use-offline-rows.ts';
import { usePlayTime } from './use-play-time.ts';
import { useServerSync } from './use-server-sync.ts';

/** Error codes of a row after which the game continues. */
const RECOVERABLE_CODES: readonly string[] = ['PLY_002', 'PLY_003', 'PLY_004', 'ASG_001'];

/** Creates an error handler that returns the local row if the network is offline. */
const fallBackTo = (localRow: Row) => (error: unknown) => {
  if (error instanceof NetworkError) return localRow;
  throw error;
};

/** Returns the state of the game and all actions of the player. */
export const useGame = (entered: OpenGame, onError: (error: unknown) => void) => {
  const { client, store, deviceKey, playSession } = entered;
  const { playerKey } = entered.field;
  const [state, dispatch] = useReducer(
    nextState,
    { field: entered.field, rest: entered.isAway ? restIn(entered.time) : entered.field.rest },
    openGame,
  );
  const [isBusy, setIsBusy] = useState(false);
  const [notice, setNotice] = useState<string>();
  const offlineRows = useOfflineRows(entered);
  const time = usePlayTime(entered);
  const latest = useRef(state);
  latest.current = state;

  /** Reports an error. If the session has ended, deletes its stored data except unsent answers. */
  const fail = (error: unknown) => {
    if (error instanceof ApiError && error.code === 'PLY_001') {
      store.forget(playerKey).finally(() => onError(error));
    } else onError(error);
  };

  const showField = (field: Field) => {
    time.told(field.today);
    dispatch({ kind: 'fieldOpened', field });
  };

  /** Shows the server's error and reloads the field. */
  const explain = async (message: string) => {
    setNotice(message);
    showField(await client.openField());
  };

  const { queue, reconnect, isOffline, isOfflineNow, setIsOffline } = useServerSync(entered, {
    latest,
    along: offlineRows,
    time,
    dispatch,
    setNotice,
    showField,
    fail,
    hasQuestion: state.screen.kind === 'row',
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: stores the field whenever it changes
  useEffect(() => {
    void store.keep({ playSession, playerKey, field: state.field, time: time.now() });
  }, [state.field]);
  // Shows the harvest locally, because the server cannot be reached.
  const { kind } = state.screen;
  useEffect(() => {
    if (isOffline && kind === 'harvesting') dispatch({ kind: 'harvestedHere' });
  }, [isOffline, kind]);

  /** Runs an action that may call the server. Ignores it while another one runs. */
  const runAction = async (action: () => Promise<void>) => {
    if (isBusy) return;
    setIsBusy(true);
    setNotice(undefined);
    try {
      await action().catch((error: unknown) => {
        if (!(error instanceof ApiError && RECOVERABLE_CODES.includes(error.code))) throw error;
        return explain(error.message);
      });
    } catch (error) {
      // A lost connection changes nothing, so the player can repeat the action.
      if (error instanceof NetworkError) await reportOffline();
      else fail(error);
    } finally {
      setIsBusy(false);
    }
  };

  const reportOffline = async () => {
    setIsOffline(true);
    if (!deviceKey) {
      setNotice(gameStrings.noConnection);
      return;
    }
    const left = rowsLeft(await offlineRows.read(), latest.current.field.places);
    setNotice(left > 0 ? gameStrings.noRowHere : gameStrings.noRowsLeft);
  };

  const show = async (row: Row) =>
    dispatch({ kind: 'rowDealt', row, questions: await createQuestions(row) });

  const requestRow = async (dealFromServer: () => Promise<Row>) => {
    // Sends waiting answers first. Otherwise one of their rows could be dealt again without its
    // answers.
    if ((await queue.settled()) === 'away') throw new NetworkError();
    const row = await dealFromServer();
    if (deviceKey) void offlineRows.change(withRow(row));
    return row;
  };

  const deal = async (subject: Subject) => {
    const localRow = deviceKey && rowAt(await offlineRows.read(), subject);
    const place = latest.current.field.places.find((candidate) => candidate.subject === subject);
    // A row started on another device continues here if the server can be reached.
    const isStartedElsewhere =
      localRow && !isBegun(localRow) && place?.hasOpenRow && !isOfflineNow.current;
    if (localRow && !isStartedElsewhere) return show(localRow);
    const dealtRow = requestRow(() => client.dealRow(subject, deviceKey));
    return show(await (localRow ? dealtRow.catch(fallBackTo(localRow)) : dealtRow));
  };

  const dealAssigned = async (assignmentId: string) => {
    const localRow = deviceKey && rowAssigned(await offlineRows.read(), assignmentId);
    return show(localRow || (await requestRow(() => client.dealAssigned(assignmentId))));
  };

  return {
    state,
    isBusy,
    isOffline,
    notice,
    setNotice,
    rows: offlineRows.rows,
    startRow: (subject: Subject) => runAction(() => deal(subject)),
    startAssigned: (assignmentId: string) => runAction(() => dealAssigned(assignmentId)),
    /** Starts another row or shows the rest screen: once for 'enough', always for 'over'. */
    oneMoreRow: (subject: Subject) => {
      const { rest, hasRested } = latest.current;
      if (rest === 'over' || (rest === 'enough' && !hasRested)) {
        dispatch({ kind: 'restOffered', subject });
        return Promise.resolve();
      }
      return runAction(() => deal(subject));
    },
    answer: (given: Answer, isRight: boolean) => {
      const { screen } = latest.current;
      if (screen.kind !== 'row') return;
      const { row, position } = screen;
      const task = row.tasks[position];
      if (!task || task.isGrown) return;
      const { seed, tries } = task;
      const answer = { rowId: row.rowId, seed, attempt: tries + 1, given: [...given] };
      const change = deviceKey ? withRow(afterAnswer(row, position, isRight)) : undefined;
      // Ignores an error here, because the queue reports it through `fail`.
      queue.add(answer, change).then(offlineRows.look, () => undefined);
      dispatch({ kind: 'answered', isRight });
      const rest = time.pass();
      if (isOfflineNow.current) dispatch({ kind: 'restCounted', rest });
      void store.keep({ playSession, playerKey, field: state.field, time: time.now() });
    },
    next: () => dispatch({ kind: 'nextAsked' }),
    showVisit: (visit: Visit, seen: SeenField) => {
      setNotice(undefined);
      dispatch({ kind: 'visitOpened', visit, seen });
    },
    /** Returns to the player's own field and shows the message there, if any. */
    leaveVisit: (message?: string) => {
      dispatch({ kind: 'wentHome' });
      setNotice(message);
    },
    toField: () => {
      if (isOfflineNow.current) {
        dispatch({ kind: 'wentHome' });
        return Promise.resolve();
      }
      return runAction(async () => {
        if ((await queue.settled()) === 'away') {
          dispatch({ kind: 'wentHome' });
          return;
        }
        showField(await client.openField());
        // Also applies settings that a parent has changed.
        void reconnect();
      });
    },
    changeSettings: (settings: PlaySettings) => {
      dispatch({ kind: 'settingsChanged', settings });
      // The settings apply at once. If this call fails, the next change sends them again.
      client.saveSettings(settings).catch(() => undefined);
    },
  };
};
