import type { RowTask } from '@wonderfield/contract/play/game-calls';
import { buildQuestion } from '@wonderfield/questions/build-question';
import { expect, it } from 'vitest';
import { newRow } from '../../testing/fake-server.ts';
import { createQuestions, siblingOf } from './make-questions.ts';

it('builds the first version for a stored row without versions', async () => {
  const row = newRow(1);
  const [[first] = []] = await createQuestions({
    ...row,
    tasks: row.tasks.map(({ version: _, ...task }) => task) as typeof row.tasks,
  });
  const [task] = row.tasks;
  expect(first?.ask).toBe(task && buildQuestion(task).ask);
});

it('rejects a version that this page is too old to know', async () => {
  const row = newRow(1);
  const newer = { ...row, tasks: row.tasks.map((task) => ({ ...task, version: 99 })) };
  await expect(createQuestions(newer)).rejects.toThrow('has no version 99');
});

it('builds the question and two siblings, which ask something else', async () => {
  const row = newRow(1);
  const [attempts = []] = await createQuestions(row);
  expect(new Set(attempts.map(({ ask, solved }) => `${ask} ${solved}`)).size).toBe(3);
  const [task] = row.tasks;
  expect(siblingOf({ ...row.tasks[0], tries: 5 } as RowTask)).toBe(2);
  expect(attempts[0]?.ask).toBe(task && buildQuestion(task).ask);
});
