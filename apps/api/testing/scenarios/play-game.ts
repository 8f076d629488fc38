import type { Subject } from '@wonderfield/contract/options';
import type {
  Field,
  GivenAnswer,
  Harvest,
  Row,
  RowTask,
  Today,
} from '@wonderfield/contract/play/game-calls';
import type { Rest } from '@wonderfield/contract/play/play-day';
import { buildQuestion } from '@wonderfield/questions/build-question';
import { createSeededRandom } from '@wonderfield/questions/seeded-random';
import { wrongAnswers } from '@wonderfield/questions/testing/wrong-answers';
import type { Fields, TestPortal, TestResponse } from '../build-test-app.ts';
import { expectSuccess, successOf } from '../expect-response.ts';
import type { MadeUser } from '../factories/make-user.ts';
import { signIn } from '../factories/sign-in.ts';

/** Makes a call like the game, as a form with the play session. */
export const callGame = async (
  { app }: Pick<TestPortal, 'app'>,
  name: string,
  fields: Fields,
): Promise<TestResponse> => {
  const response = await app.inject({
    method: 'POST',
    url: `/play/${name}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(
      Object.entries(fields).map(([field, value]): [string, string] => [
        field,
        typeof value === 'object' ? JSON.stringify(value) : String(value),
      ]),
    ).toString(),
  });
  return { status: response.statusCode, headers: response.headers, body: response.json() };
};

export const rightAnswer = (row: Row, task: RowTask, attempt = task.tries + 1): GivenAnswer => ({
  rowId: row.rowId,
  seed: task.seed,
  attempt,
  given: [...buildQuestion(task).answer],
});

export const missedAnswer = (row: Row, task: RowTask, attempt = task.tries + 1): GivenAnswer => ({
  rowId: row.rowId,
  seed: task.seed,
  attempt,
  given: [...(wrongAnswers(buildQuestion(task), () => createSeededRandom(1))[0] ?? [])],
});

type Saved = { rows: Row[]; harvests: Harvest[]; rest: Rest; today: Today };

/** Opens a user's game, starting with Play Now. */
export const openGame = async (portal: TestPortal, user: MadeUser) => {
  const { body: started } = expectSuccess(
    await portal.call('startPlay', await signIn(portal, user)),
  );
  const { body: redeemed } = expectSuccess(
    await portal.call('redeemPlayToken', { playToken: started.playToken }),
  );
  const playSession = String(redeemed.playSession);
  const call = (name: string, fields: Fields = {}) =>
    callGame(portal, name, { playSession, ...fields });
  const deal = async (subject: Subject) =>
    expectSuccess(await call('dealRow', { subject })).body.row as Row;
  const dealAssigned = async (assignmentId: string) =>
    expectSuccess(await call('dealRow', { assignmentId })).body.row as Row;
  const save = async (responses: readonly GivenAnswer[]) =>
    successOf<Saved>(await call('saveAnswers', { answers: responses }));
  const playThrough = (row: Row, missed: readonly number[]) => {
    const responses = row.tasks.flatMap((task, position) =>
      missed.includes(position)
        ? [missedAnswer(row, task, 1), rightAnswer(row, task, 2)]
        : [rightAnswer(row, task, 1)],
    );
    return save(responses);
  };
  return {
    playSession,
    call,
    deal,
    dealAssigned,
    save,
    field: async () => successOf<Field>(await call('openField')),
    /** Plays a whole row. Questions at the given positions are answered wrong once. */
    playRow: async (subject: Subject, missed: readonly number[] = []) =>
      playThrough(await deal(subject), missed),
    playAssigned: async (assignmentId: string, missed: readonly number[] = []) =>
      playThrough(await dealAssigned(assignmentId), missed),
  };
};
