import type { SeenField, Visit } from '@wonderfield/contract/friends/friends';
import type { Subject } from '@wonderfield/contract/options';
import type { Field, PlaySettings, Row } from '@wonderfield/contract/play/game-calls';
import type { Answer } from '@wonderfield/questions/question';
import { useEffect, useReducer, useRef, useState } from 'react';
import { createQuestions } from '../row/make-questions.ts';
import { isBegun, rowAssigned, rowAt, rowsLeft, withRow } from '../row/offline-rows.ts';
import { afterAnswer } from '../row/row-state.ts';
import { ApiError, NetworkError } from '../session/post-form.ts';
import type { Entered } from '../session/start-game.ts';
import { restIn } from '../storage/play-time.ts';
import { gameStrings } from './game.strings.en.ts';
import { nextState, openGame } from './game-state.ts';
import { useOfflineRows } from './use-offline-rows.ts';
import { usePlayTime } from './use-play-time.ts';
import { useServerSync } from './use-server-sync.ts';

/** Error codes of a row after which the game continues. */
const GOES_ON: readonly string[] = ['PLY_002', 'PLY_003', 'PLY_004', 'ASG_001'];

/** Returns the local row if the network is offline. */
const orInstead = (row: Row) => (problem: unknown) => {
  if (problem instanceof NetworkError) return row;
  throw problem;
};

/** Returns the state of the game and all actions of the player. */
export const useGame = (entered: Entered, onError: (problem: unknown) => void) => {
  const { client, store, deviceKey, playSession } = entered;
  const { playerKey } = entered.field;
  const [state, dispatch] = useReducer(
    nextState,
    { field: entered.field, rest: entered.isAway ? restIn(entered.time) : entered.field.rest },
    openGame,
  );
  const [isBusy, setIsBusy] = useState(false);
  const [notice, setNotice] = useState<string>();
  const along = useOfflineRows(entered);
  const time = usePlayTime(entered);
  const latest = useRef(state);
  latest.current = state;

  /** Deletes the stored session data if the session has ended. Unsent answers stay. */
  const fail = (problem: unknown) => {
    if (problem instanceof ApiError && problem.code === 'PLY_001') {
      store.forget(playerKey).finally(() => onError(problem));
    } else onError(problem);
  };

  const showField = (field: Field) => {
    time.told(field.today);
    dispatch({ kind: 'fieldOpened', field });
  };

  /** Shows the server's error and reloads the field. */
  const explain = async (words: string) => {
    setNotice(words);
    showField(await client.openField());
  };

  const { queue, reconnect, isOffline, isOfflineNow, setIsOffline } = useServerSync(entered, {
    latest,
    along,
    time,
    dispatch,
    setNotice,
    showField,
    fail,
    hasQuestion: state.screen.kind === 'row',
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the field changes
  useEffect(() => {
    void store.keep({ playSession, playerKey, field: state.field, time: time.now() });
  }, [state.field]);
  // Shows the harvest locally, because the server cannot be reached.
  const { kind } = state.screen;
  useEffect(() => {
    if (isOffline && kind === 'harvesting') dispatch({ kind: 'harvestedHere' });
  }, [isOffline, kind]);

  /** Runs an action that may call the server, one at a time. */
  const ask = async (step: () => Promise<void>) => {
    if (isBusy) return;
    setIsBusy(true);
    setNotice(undefined);
    try {
      await step().catch((problem: unknown) => {
        if (!(problem instanceof ApiError && GOES_ON.includes(problem.code))) throw problem;
        return explain(problem.message);
      });
    } catch (problem) {
      // A lost connection changes nothing, so the player can try the same again.
      if (problem instanceof NetworkError) await reportNothingToPlay();
      else fail(problem);
    } finally {
      setIsBusy(false);
    }
  };

  const reportNothingToPlay = async () => {
    setIsOffline(true);
    if (!deviceKey) {
      setNotice(gameStrings.noConnection);
      return;
    }
    const left = rowsLeft(await along.read(), latest.current.field.places);
    setNotice(left > 0 ? gameStrings.noRowHere : gameStrings.noRowsLeft);
  };

  const show = async (row: Row) =>
    dispatch({ kind: 'rowDealt', row, questions: await createQuestions(row) });

  const askFor = async (dealt: () => Promise<Row>) => {
    // Sends waiting answers first. Otherwise one of their rows could be dealt again without its
    // answers.
    if ((await queue.settled()) === 'away') throw new NetworkError();
    const row = await dealt();
    if (deviceKey) void along.change(withRow(row));
    return row;
  };

  const deal = async (subject: Subject) => {
    const atHand = deviceKey && rowAt(await along.read(), subject);
    const place = latest.current.field.places.find((one) => one.subject === subject);
    // A row started on another device continues here if the server can be reached.
    const isElsewhere = atHand && !isBegun(atHand) && place?.hasOpenRow && !isOfflineNow.current;
    if (atHand && !isElsewhere) return show(atHand);
    const dealt = askFor(() => client.dealRow(subject, deviceKey));
    return show(await (atHand ? dealt.catch(orInstead(atHand)) : dealt));
  };

  const dealAssigned = async (assignmentId: string) => {
    const atHand = deviceKey && rowAssigned(await along.read(), assignmentId);
    return show(atHand || (await askFor(() => client.dealAssigned(assignmentId))));
  };

  return {
    state,
    isBusy,
    isOffline,
    notice,
    setNotice,
    rows: along.rows,
    startRow: (subject: Subject) => ask(() => deal(subject)),
    startAssigned: (assignmentId: string) => ask(() => dealAssigned(assignmentId)),
    /** Starts another row, or offers a rest first, once. */
    oneMoreRow: (subject: Subject) => {
      const { rest, hasRested } = latest.current;
      if (rest === 'over' || (rest === 'enough' && !hasRested)) {
        dispatch({ kind: 'restOffered', subject });
        return Promise.resolve();
      }
      return ask(() => deal(subject));
    },
    answer: (given: Answer, isRight: boolean) => {
      const { screen } = latest.current;
      if (screen.kind !== 'row') return;
      const { row, position } = screen;
      const task = row.tasks[position];
      if (!task || task.isGrown) return;
      const { seed, tries: attempts } = task;
      const answer = { rowId: row.rowId, seed, attempt: attempts + 1, given: [...given] };
      const grown = afterAnswer(row, position, isRight);
      // The delivery reports whether the answer could be stored.
      queue.add(answer, deviceKey ? withRow(grown) : undefined).then(along.look, () => undefined);
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
    /** Returns home and shows a message there if one is given. */
    leaveVisit: (words?: string) => {
      dispatch({ kind: 'wentHome' });
      setNotice(words);
    },
    toField: () => {
      if (isOfflineNow.current) {
        dispatch({ kind: 'wentHome' });
        return Promise.resolve();
      }
      return ask(async () => {
        if ((await queue.settled()) === 'away') {
          dispatch({ kind: 'wentHome' });
          return;
        }
        showField(await client.openField());
        // Applies settings that a parent changed since then.
        void reconnect();
      });
    },
    changeSettings: (settings: PlaySettings) => {
      dispatch({ kind: 'settingsChanged', settings });
      // The setting applies now in any case. The next change sends it again.
      client.saveSettings(settings).catch(() => undefined);
    },
  };
};
