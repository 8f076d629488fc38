import type { Subject } from '@wonderfield/contract/options';
import type { Field, PlaySettings, Row } from '@wonderfield/contract/play/game-calls';
import type { Answer } from '@wonderfield/questions/question';
import { useMemo, useReducer, useRef, useState } from 'react';
import { makeQuestions } from '../row/make-questions.ts';
import { type AnswerQueue, makeAnswerQueue } from '../session/answer-queue.ts';
import type { PlayClient } from '../session/play-client.ts';
import { ConnectionProblem, PlayProblem } from '../session/post.ts';
import { gameWords } from './game.words.en.ts';
import { nextState, openGame } from './game-state.ts';

/** Codes that a row may be refused with while the game goes on. */
const GOES_ON: readonly string[] = ['PLY_002', 'PLY_003', 'PLY_004', 'ASG_001'];

/** The game: its state, and everything a player can do. */
export const useGame = (
  client: PlayClient,
  field: Field,
  onProblem: (problem: unknown) => void,
) => {
  const [state, dispatch] = useReducer(nextState, field, openGame);
  const [isBusy, setIsBusy] = useState(false);
  const [isOffline, setIsOffline] = useState(false);
  const [notice, setNotice] = useState<string>();
  const latest = useRef(state);
  latest.current = state;

  /** The server would not: the field says why, and is shown as it is now. */
  const explain = async (words: string) => {
    setNotice(words);
    dispatch({ kind: 'fieldOpened', field: await client.openField() });
  };

  /** A step that asks the server; one at a time. */
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
      if (problem instanceof ConnectionProblem) setNotice(gameWords.noConnection);
      else onProblem(problem);
    } finally {
      setIsBusy(false);
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: one queue for as long as the game is open
  const queue = useMemo(
    (): AnswerQueue =>
      makeAnswerQueue({
        send: client.saveAnswers,
        onSaved: (saved) => dispatch({ kind: 'saved', saved }),
        onWaiting: setIsOffline,
        onRefused: (problem) => {
          if (!(problem instanceof PlayProblem) || problem.code !== 'PLY_004') {
            onProblem(problem);
            return;
          }
          explain(gameWords.rowGone).catch(onProblem);
        },
      }),
    [client],
  );

  const begin = async (deal: () => Promise<Row>) => {
    // What waits belongs to rows of before: dealt first, one of them would come back without its answers.
    await queue.whenEmpty();
    const row = await deal();
    dispatch({ kind: 'rowDealt', row, questions: await makeQuestions(row) });
  };
  const deal = (subject: Subject) => begin(() => client.dealRow(subject));

  return {
    state,
    isBusy,
    isOffline,
    notice,
    startRow: (subject: Subject) => ask(() => deal(subject)),
    startAssigned: (assignmentId: string) =>
      ask(() => begin(() => client.dealAssigned(assignmentId))),
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
    },
    next: () => dispatch({ kind: 'nextAsked' }),
    toField: () => {
      if (isOffline) {
        dispatch({ kind: 'rowLeft' });
        return Promise.resolve();
      }
      return ask(async () => {
        await queue.whenEmpty();
        dispatch({ kind: 'fieldOpened', field: await client.openField() });
      });
    },
    changeSettings: (settings: PlaySettings) => {
      dispatch({ kind: 'settingsChanged', settings });
      // It holds for this visit in any case; the next change tells the server again.
      client.saveSettings(settings).catch(() => undefined);
    },
  };
};
