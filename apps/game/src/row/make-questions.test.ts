import { buildQuestion } from '@wonderfield/questions/build-question';
import { expect, it } from 'vitest';
import { newRow } from '../../testing/fake-server.ts';
import { createQuestions } from './make-questions.ts';

it('builds the first version for a stored row without versions', async () => {
  const row = newRow(1);
  const [first] = await createQuestions({
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
