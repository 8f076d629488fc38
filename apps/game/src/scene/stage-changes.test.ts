import { describe, expect, it } from 'vitest';
import { createStageChanges } from './stage-changes.ts';

/** Creates a promise that the test resolves. */
const makeWait = () => {
  let finish = () => {};
  const over = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { over, finish };
};

/** Lets pending promises continue. */
const goOn = () => new Promise<void>((resolve) => setTimeout(resolve));

type Stage = { name: string; ready: Promise<void>; paint: () => void };

/** Creates stages that are names, and records all steps. */
const makeTheater = () => {
  const done: string[] = [];
  const built: Stage[] = [];
  const reveals: ReturnType<typeof makeWait>[] = [];
  const changes = createStageChanges<string, Stage>({
    hurry: (old) => done.push(`hurry ${old?.name}`),
    build: (name) => {
      const { over, finish } = makeWait();
      const stage = { name, ready: over, paint: finish };
      built.push(stage);
      done.push(`build ${name}`);
      return stage;
    },
    approach: async (old, next) => void done.push(`approach ${old.name} to ${next.name}`),
    reveal: (next, old) => {
      done.push(`reveal ${next.name} over ${old?.name}`);
      const wait = makeWait();
      reveals.push(wait);
      return wait.over;
    },
    settle: ({ name }) => done.push(`settle ${name}`),
    drop: ({ name }) => done.push(`drop ${name}`),
  });
  const stageOf = (name: string) => {
    const stage = built.findLast((one) => one.name === name);
    if (!stage) throw new Error(`${name} was never built`);
    return stage;
  };
  const paint = async (name: string) => {
    stageOf(name).paint();
    await goOn();
  };
  const endReveals = async () => {
    for (const { finish } of reveals) finish();
    await goOn();
  };
  /** Shows a stage and completes all steps. */
  const stand = async (name: string) => {
    const over = changes.change(name);
    await paint(name);
    await endReveals();
    await over;
    done.length = 0;
  };
  return { changes, done, built, paint, endReveals, stand };
};

describe('change', () => {
  it('builds, reveals and settles the first stage', async () => {
    const { changes, done, paint, endReveals } = makeTheater();
    void changes.change('field');
    expect(changes.current()?.name).toBe('field');
    await paint('field');
    await endReveals();
    expect(done).toEqual([
      'hurry undefined',
      'build field',
      'reveal field over undefined',
      'settle field',
    ]);
  });

  it('keeps the old stage until the new one is revealed, then drops it', async () => {
    const { changes, done, paint, endReveals, stand } = makeTheater();
    await stand('field');
    void changes.change('row');
    await goOn();
    expect(done).toEqual(['hurry field', 'build row', 'approach field to row']);
    await paint('row');
    expect(done.at(-1)).toBe('reveal row over field');
    await endReveals();
    expect(done.slice(-2)).toEqual(['drop field', 'settle row']);
  });
});

describe('overlapping changes', () => {
  it.each([
    { order: ['first', 'second'], late: 'the second stage' },
    { order: ['second', 'first'], late: 'the first stage' },
  ])(
    'ends with the newest stage and drops the others once, when $late is painted last',
    async (run) => {
      const { changes, done, paint, endReveals, stand } = makeTheater();
      await stand('field');
      void changes.change('first');
      void changes.change('second');
      for (const name of run.order) {
        await paint(name);
        await endReveals();
      }
      expect(changes.current()?.name).toBe('second');
      expect(done.filter((step) => step.startsWith('reveal'))).toEqual([
        'reveal second over first',
      ]);
      expect(done.filter((step) => step.startsWith('settle'))).toEqual(['settle second']);
      expect(done.filter((step) => step.startsWith('drop')).sort()).toEqual([
        'drop field',
        'drop first',
      ]);
    },
  );

  it('handles a second change while the first stage is revealed', async () => {
    const { changes, done, paint, endReveals, stand } = makeTheater();
    await stand('field');
    void changes.change('first');
    await paint('first');
    void changes.change('second');
    await endReveals();
    expect(done.at(-1)).toBe('drop field');
    await paint('second');
    await endReveals();
    expect(done.slice(-3)).toEqual(['reveal second over first', 'drop first', 'settle second']);
    expect(done).not.toContain('settle first');
  });

  it('treats two requests for the same content as two changes', async () => {
    const { changes, done, built, endReveals, stand } = makeTheater();
    await stand('field');
    const screen = 'field';
    void changes.change(screen);
    void changes.change(screen);
    for (const stage of built.toReversed()) stage.paint();
    await goOn();
    await endReveals();
    expect(changes.current()).toBe(built.at(-1));
    expect(done.filter((step) => step.startsWith('drop'))).toHaveLength(2);
    expect(done.filter((step) => step.startsWith('settle'))).toHaveLength(1);
  });
});

describe('end', () => {
  it('drops the current stage once', async () => {
    const { changes, done, stand } = makeTheater();
    await stand('field');
    changes.end();
    changes.end();
    expect(done).toEqual(['drop field']);
    expect(changes.current()).toBeUndefined();
  });

  it('drops the old and the new stage if it ends during painting', async () => {
    const { changes, done, paint, stand } = makeTheater();
    await stand('field');
    void changes.change('row');
    changes.end();
    const before = [...done];
    await paint('row');
    expect(before.slice(-2)).toEqual(['drop field', 'drop row']);
    expect(done).toEqual(before);
  });

  it('drops both stages if it ends during a reveal', async () => {
    const { changes, done, paint, endReveals, stand } = makeTheater();
    await stand('field');
    void changes.change('row');
    await paint('row');
    changes.end();
    await endReveals();
    expect(done.slice(-3)).toEqual(['reveal row over field', 'drop field', 'drop row']);
  });

  it('ignores changes after the end', async () => {
    const { changes, done } = makeTheater();
    changes.end();
    await changes.change('row');
    expect(done).toEqual([]);
  });
});
