import type { Subject } from '@wonderfield/contract/options';
import type { Field, PlaySettings, Row } from '@wonderfield/contract/play/game-calls';
import type { Answer } from '@wonderfield/questions/question';
import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { restIn } from '../kept/play-time.ts';
import { makeQuestions } from '../row/make-questions.ts';
import { afterAnswer, mergeRows } from '../row/row-state.ts';
import { afterTold, afterTopUp, rowAt, rowsLeft } from '../row/rows-along.ts';
import { type AnswerQueue, makeAnswerQueue } from '../session/answer-queue.ts';
import type { Entered } from '../session/enter-game.ts';
import { openOtherTabs } from '../session/other-tabs.ts';
import type { Saved } from '../session/play-client.ts';
import { ConnectionProblem, PlayProblem } from '../session/post.ts';
import { gameWords } from './game.words.en.ts';
import { nextState, openGame } from './game-state.ts';
import { useNetwork } from './use-network.ts';
import { usePlayTime } from './use-play-time.ts';
import { useRowsAlong } from './use-rows-along.ts';
import { whenQuiet } from './when-quiet.ts';

/** Codes that a row may be refused with while the game goes on. */
const GOES_ON: readonly string[] = ['PLY_002', 'PLY_003', 'PLY_004'];

/** The game: its state, and everything a player can do. */
export const useGame = (entered: Entered, onProblem: (problem: unknown) => void) => {
  const { client, store, deviceKey, playSession } = entered;
  const { playerKey } = entered.field;
  const [state, dispatch] = useReducer(
    nextState,
    { field: entered.field, rest: entered.isAway ? restIn(entered.time) : entered.field.rest },
    openGame,
  );
  const [isBusy, setIsBusy] = useState(false);
  const [notice, setNotice] = useState<string>();
  const along = useRowsAlong(entered);
  const time = usePlayTime(entered);
  const { isAway, setIsAway } = useNetwork(entered.isAway, () => void reconnect());
  /** There were answers to catch up with. */
  const isOwing = useRef(false);
  const isCatchingUp = useRef(false);
  const isLeft = useRef(false);
  const latest = useRef({ ...state, isAway });
  latest.current = { ...state, isAway };

  /** A session that is over takes what is kept of the visit with it; what is still to tell stays. */
  const fail = (problem: unknown) => {
    if (problem instanceof PlayProblem && problem.code === 'PLY_001') {
      store.forget(playerKey).finally(() => onProblem(problem));
    } else onProblem(problem);
  };

  const loseNetwork = () => {
    setIsAway(true);
    setNotice(undefined);
  };

  const showField = (field: Field) => {
    time.told(field.today);
    dispatch({ kind: 'fieldOpened', field });
  };

  /** The server would not: the field says why, and is shown as it is now. */
  const explain = async (words: string) => {
    setNotice(words);
    showField(await client.openField());
  };

  /** Rows for later, and which of those at hand are still good. */
  const topUp = async () => {
    if (!deviceKey) {
      if (latest.current.isAway) await client.openField();
      return;
    }
    const { rows, today } = await client.takeRowsAlong(deviceKey);
    time.told(today);
    const waiting = await store.answers(playerKey);
    const { screen } = latest.current;
    const isNeeded = (rowId: string) =>
      (screen.kind === 'row' && screen.row.rowId === rowId) ||
      waiting.some(({ answer }) => answer.rowId === rowId);
    await along.change((own) => afterTopUp(own, rows, isNeeded));
  };

  /** Catches up with the server, if it is there; once at a time. */
  const reconnect = async () => {
    if (isCatchingUp.current) return;
    isCatchingUp.current = true;
    try {
      if ((await queue.settled()) !== 'empty' || isLeft.current) return;
      await topUp();
      if (latest.current.isAway && latest.current.screen.kind === 'field') {
        showField(await client.openField());
      }
      setIsAway(false);
      if (isOwing.current) setNotice(gameWords.caughtUp);
      isOwing.current = false;
    } catch (problem) {
      if (problem instanceof ConnectionProblem) setIsAway(true);
      else fail(problem);
    } finally {
      isCatchingUp.current = false;
    }
  };

  const hear = (saved: Saved) => {
    time.told(saved.today);
    dispatch({ kind: 'saved', saved });
    void along.change((own) => afterTold(own, saved.rows));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: for as long as the game is open
  const otherTabs = useMemo(() => openOtherTabs(playerKey, hear), [client]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one queue for as long as the game is open
  const queue = useMemo(
    (): AnswerQueue =>
      makeAnswerQueue({
        store,
        playerKey,
        send: client.saveAnswers,
        onSaved: (saved) => {
          hear(saved);
          otherTabs.tell(saved);
          // A row was played: another one takes its place.
          if (saved.harvests.length > 0 || latest.current.isAway) void reconnect();
        },
        onWaiting: (isWaiting) => {
          if (!isWaiting) return;
          isOwing.current = true;
          loseNetwork();
        },
        onRefused: fail,
        onRowGone: (rowId) => {
          void along.change((own) => own.filter((row) => row.rowId !== rowId));
          const { screen } = latest.current;
          const isShown = 'row' in screen && screen.row.rowId === rowId;
          if (isShown) explain(gameWords.rowGone).catch(fail);
          else setNotice(gameWords.rowTooLate);
        },
      }),
    [client],
  );
  useEffect(
    () => () => {
      isLeft.current = true;
      queue.close();
      otherTabs.close();
    },
    [queue, otherTabs],
  );
  // Answers of an earlier visit, and rows for later: behind words and buttons that work without them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (!entered.isAway) void whenQuiet().then(reconnect);
  }, [client]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the field changes
  useEffect(() => {
    void store.keep({ playSession, playerKey, field: state.field, time: time.now() });
  }, [state.field]);
  // Nobody answers, so the page brings the harvest in by itself.
  const { kind } = state.screen;
  useEffect(() => {
    if (isAway && kind === 'harvesting') dispatch({ kind: 'harvestedHere' });
  }, [isAway, kind]);

  /** A step that may ask the server; one at a time. */
  const ask = async (step: () => Promise<void>) => {
    if (isBusy) return;
    setIsBusy(true);
    setNotice(undefined);
    try {
      await step().catch((problem: unknown) => {
        if (!(problem instanceof PlayProblem && GOES_ON.includes(problem.code))) throw problem;
        return explain(problem.message);
      });
    } catch (problem) {
      // A line that is away takes nothing away: everything stays, and the same can be tried again.
      if (problem instanceof ConnectionProblem) await tellNothingToPlay();
      else fail(problem);
    } finally {
      setIsBusy(false);
    }
  };

  const tellNothingToPlay = async () => {
    setIsAway(true);
    if (!deviceKey) {
      setNotice(gameWords.noConnection);
      return;
    }
    const left = rowsLeft(await along.read(), latest.current.field.places);
    setNotice(left > 0 ? gameWords.noRowHere : gameWords.noRowsLeft);
  };

  const show = async (row: Row) =>
    dispatch({ kind: 'rowDealt', row, questions: await makeQuestions(row) });

  const deal = async (subject: Subject) => {
    const atHand = deviceKey && rowAt(await along.read(), subject);
    if (atHand) return show(atHand);
    // What waits belongs to rows of before: dealt first, one of them would come back without its answers.
    if ((await queue.settled()) === 'away') throw new ConnectionProblem();
    const row = await client.dealRow(subject, deviceKey);
    if (deviceKey) {
      await along.change((own) => [...own.filter(({ rowId }) => rowId !== row.rowId), row]);
    }
    return show(row);
  };

  const keepProgress = (row: Row) => {
    if (!deviceKey) return;
    void along.change((own) => {
      const kept = own.find(({ rowId }) => rowId === row.rowId);
      const others = own.filter(({ rowId }) => rowId !== row.rowId);
      return [kept ? mergeRows(row, kept) : row, ...others];
    });
  };

  return {
    state,
    isBusy,
    isAway,
    notice,
    setNotice,
    rows: along.rows,
    startRow: (subject: Subject) => ask(() => deal(subject)),
    /** One more, or a rest first: that is said once. */
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
      const { seed, tries } = task;
      queue.add({ rowId: row.rowId, seed, attempt: tries + 1, given: [...given] });
      dispatch({ kind: 'answered', isRight });
      keepProgress(afterAnswer(row, position, isRight));
      const rest = time.pass();
      if (latest.current.isAway) dispatch({ kind: 'restCounted', rest });
      void store.keep({ playSession, playerKey, field: state.field, time: time.now() });
    },
    next: () => dispatch({ kind: 'nextAsked' }),
    toField: () => {
      if (latest.current.isAway) {
        dispatch({ kind: 'rowLeft' });
        return Promise.resolve();
      }
      return ask(async () => {
        if ((await queue.settled()) === 'away') {
          dispatch({ kind: 'rowLeft' });
          return;
        }
        showField(await client.openField());
        // What a parent changed meanwhile is in the rows from here on.
        void reconnect();
      });
    },
    changeSettings: (settings: PlaySettings) => {
      dispatch({ kind: 'settingsChanged', settings });
      // It holds for this visit in any case; the next change tells the server again.
      client.saveSettings(settings).catch(() => undefined);
    },
  };
};
