import { ApiError, NetworkError } from '@wonderfield/client/errors';
import type { Draft } from '@wonderfield/contract/plans/plan';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DraftSaver } from './draft-saver.ts';
import type { SaveRequest } from './save-request.ts';
import type { Newest, SaverStart } from './saver-state.ts';

type Send = (
  request: SaveRequest,
  key: string,
) => Promise<{ submissionId: string; revision: number }>;

const error = (msgCode: string, retryAfter: string | null = null) =>
  new ApiError({ msgCode, msg: `No: ${msgCode}` }, retryAfter);

const OPENED: SaverStart = { id: 'plan-1', revision: 4, base: { topic: 'Leaves' } };

/** Creates a saver for a window with the given field values. */
const open = (start: SaverStart = OPENED, newest?: Newest) => {
  let values: Draft = { ...start.base };
  let revision = start.revision ?? 0;
  const send = vi.fn<Send>(async () => {
    revision += 1;
    return { submissionId: start.id ?? 'plan-9', revision };
  });
  const saver = new DraftSaver(start, {
    send,
    readNewest: async () => {
      if (!newest) throw new NetworkError();
      revision = newest.revision;
      return newest;
    },
    values: () => values,
    take: (changes) => {
      values = { ...values, ...changes };
      saver.changed();
    },
  });
  return {
    saver,
    send,
    values: () => values,
    type: (changes: Draft) => {
      values = { ...values, ...changes };
      saver.changed();
    },
    sent: () => send.mock.calls.map(([{ changes }]) => changes),
    keys: () => send.mock.calls.map(([, key]) => key),
    phase: () => saver.getState().phase,
  };
};
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
});

describe('DraftSaver: when it saves', () => {
  it('saves only the changes one second after the last key press', async () => {
    const { type, send, phase } = open();
    type({ awards: 'T' });
    await pass(900);
    type({ awards: 'Teacher' });
    await pass(999);
    expect(send).not.toHaveBeenCalled();
    expect(phase()).toBe('waiting');
    await pass(1);
    expect(send).toHaveBeenCalledExactlyOnceWith(
      { changes: { awards: 'Teacher' }, submissionId: 'plan-1', revision: 4 },
      expect.any(String),
    );
    expect(phase()).toBe('saved');
  });

  // @proves S-content-wizard
  it('saves every five seconds while the author keeps typing', async () => {
    const { type, send } = open();
    for (let key = 1; key <= 20; key += 1) {
      type({ awards: 'a'.repeat(key) });
      await pass(500);
    }
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('saves at once on flush and reports that nothing is left', async () => {
    const { saver, type, send } = open();
    type({ awards: 'Teacher of the Year' });
    expect(await saver.flush()).toBe(true);
    expect(send).toHaveBeenCalledOnce();
    await pass(60_000);
    expect(send).toHaveBeenCalledOnce();
  });

  it('does not save a draft that was only opened', async () => {
    const { saver, send, phase } = open({
      base: { planType: 'lessonPlan', awards: 'Told before' },
    });
    expect(await saver.flush()).toBe(true);
    await pass(60_000);
    expect(send).not.toHaveBeenCalled();
    expect(phase()).toBe('quiet');
    expect(saver.hasUnsaved()).toBe(false);
  });

  it('does not save a change that was reverted', async () => {
    const { type, send, phase } = open();
    type({ topic: 'Leaves!' });
    type({ topic: 'Leaves' });
    await pass(60_000);
    expect(send).not.toHaveBeenCalled();
    expect(phase()).toBe('saved');
  });

  it('sends all fields of a new draft first, then only changes', async () => {
    const { saver, type, send } = open({ base: { planType: 'lessonPlan', awards: '' } });
    type({ topic: 'Seeds' });
    await pass(1_000);
    type({ topic: 'Seeds travel' });
    await pass(1_000);
    expect(send.mock.calls.map(([request]) => request)).toEqual([
      { changes: { planType: 'lessonPlan', topic: 'Seeds' } },
      { changes: { topic: 'Seeds travel' }, submissionId: 'plan-9', revision: 1 },
    ]);
    expect(saver.getState().id).toBe('plan-9');
  });

  it('sends one request at a time, and later input after it', async () => {
    const { saver, type, send, sent } = open();
    const first = Promise.withResolvers<{ submissionId: string; revision: number }>();
    send.mockReturnValueOnce(first.promise);
    type({ awards: 'One' });
    await pass(1_000);
    type({ awards: 'Two' });
    const flushed = saver.flush();
    await pass(10_000);
    expect(sent()).toEqual([{ awards: 'One' }]);
    first.resolve({ submissionId: 'plan-1', revision: 5 });
    expect(await flushed).toBe(true);
    expect(sent()).toEqual([{ awards: 'One' }, { awards: 'Two' }]);
  });

  it('waits one second again after input during a save', async () => {
    const { type, send, sent } = open();
    const first = Promise.withResolvers<{ submissionId: string; revision: number }>();
    send.mockReturnValueOnce(first.promise);
    type({ awards: 'One' });
    await pass(1_000);
    type({ awards: 'Two' });
    first.resolve({ submissionId: 'plan-1', revision: 5 });
    await pass(999);
    expect(send).toHaveBeenCalledOnce();
    await pass(1);
    expect(sent()).toEqual([{ awards: 'One' }, { awards: 'Two' }]);
  });
});

describe('DraftSaver: when a save fails', () => {
  it('retries with increasing delays', async () => {
    const { type, send, phase } = open();
    send.mockRejectedValue(new NetworkError());
    type({ awards: 'One' });
    await pass(1_000);
    expect(phase()).toBe('failing');
    for (const wait of [2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
      const before = send.mock.calls.length;
      await pass(wait - 1);
      expect(send).toHaveBeenCalledTimes(before);
      await pass(1);
      expect(send).toHaveBeenCalledTimes(before + 1);
    }
  });

  // @proves S-content-wizard
  it('retries the same request with the same key, and sends later input after it', async () => {
    const { type, send, sent, keys, phase } = open({ base: {} });
    send.mockRejectedValueOnce(new NetworkError());
    type({ topic: 'Seeds' });
    await pass(1_000);
    type({ topic: 'Seeds travel' });
    await pass(2_000);
    expect(sent()).toEqual([{ topic: 'Seeds' }, { topic: 'Seeds' }]);
    expect(keys()[0]).toBe(keys()[1]);
    await pass(1_000);
    expect(sent().at(-1)).toEqual({ topic: 'Seeds travel' });
    expect(keys()[2]).not.toBe(keys()[1]);
    expect(phase()).toBe('saved');
  });

  it('retries at once on flush', async () => {
    const { saver, type, send } = open();
    send.mockRejectedValueOnce(new NetworkError());
    type({ awards: 'One' });
    await pass(1_000);
    expect(saver.hasUnsaved()).toBe(true);
    expect(await saver.flush()).toBe(true);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('waits as long as the server requests', async () => {
    const { type, send } = open();
    send.mockRejectedValueOnce(error('RTE_001', '60'));
    type({ awards: 'One' });
    await pass(1_000);
    await pass(59_999);
    expect(send).toHaveBeenCalledOnce();
    await pass(1);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('does not retry a rejected save until the input changes', async () => {
    const { saver, type, send, phase } = open({ base: {} });
    send.mockRejectedValueOnce(error('PLN_005'));
    type({ topic: 'One more' });
    await pass(60_000);
    expect(send).toHaveBeenCalledOnce();
    expect(saver.getState()).toMatchObject({ phase: 'refused', refusal: 'No: PLN_005' });
    type({ topic: 'One more plan' });
    await pass(1_000);
    expect(phase()).toBe('saved');
  });

  it('does not handle an ended session and keeps the unsaved input', async () => {
    const { saver, type, send } = open();
    send.mockRejectedValueOnce(error('SSN_002'));
    type({ awards: 'One' });
    await pass(60_000);
    expect(send).toHaveBeenCalledOnce();
    expect(saver.leftover()).toMatchObject({
      id: 'plan-1',
      base: { topic: 'Leaves' },
      changes: { awards: 'One' },
    });
    expect(await saver.flush()).toBe(true);
  });
});

describe('DraftSaver: when its page is closed', () => {
  it('never retries automatically after its page is closed', async () => {
    const { saver, type, send } = open();
    send.mockRejectedValue(new NetworkError());
    type({ awards: 'One' });
    saver.dispose();
    await pass(60_000);
    expect(send).not.toHaveBeenCalled();
    expect(await saver.flush()).toBe(false);
    await pass(60_000);
    expect(send).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('saves automatically again when the page is back', async () => {
    const { saver, type, send } = open();
    saver.dispose();
    saver.resume();
    type({ awards: 'One' });
    await pass(1_000);
    expect(send).toHaveBeenCalledOnce();
  });

  it.each([
    ['the server did not respond', [new NetworkError()]],
    ['the session had expired at the second attempt', [new NetworkError(), error('SSN_002')]],
    ['the second attempt was rate limited', [new NetworkError(), error('RTE_001', '60')]],
  ])('passes an unconfirmed request to the next saver when %s', async (_, errors) => {
    const first = open({ base: {} });
    for (const error of errors) first.send.mockRejectedValueOnce(error);
    first.type({ topic: 'Seeds' });
    await pass(1_000);
    first.saver.dispose();
    if (errors.length > 1) await first.saver.flush();
    const { changes, inDoubt } = first.saver.leftover();
    const next = open({ base: {}, inDoubt });
    next.type({ ...changes, awards: 'Typed since' });
    expect(await next.saver.flush()).toBe(true);
    expect(next.keys()[0]).toBe(first.keys()[0]);
    expect(next.send.mock.calls.map(([request]) => request)).toEqual([
      { changes: { topic: 'Seeds' } },
      { changes: { awards: 'Typed since' }, submissionId: 'plan-9', revision: 1 },
    ]);
  });
});

describe('DraftSaver: when another window saved too', () => {
  const elsewhere = (answers: Draft, state: Newest['state'] = 'draft'): Newest => ({
    state,
    answers,
    revision: 7,
  });

  it('takes fields that only the other window changed, and saves the changes of this window', async () => {
    const { type, send, values, phase } = open(
      OPENED,
      elsewhere({ topic: 'Leaves', special: 'Theirs' }),
    );
    send.mockRejectedValueOnce(error('PLN_002'));
    type({ awards: 'Mine' });
    await pass(1_000);
    expect(values()).toEqual({ topic: 'Leaves', special: 'Theirs', awards: 'Mine' });
    expect(send).toHaveBeenLastCalledWith(
      { changes: { awards: 'Mine' }, submissionId: 'plan-1', revision: 7 },
      expect.any(String),
    );
    expect(phase()).toBe('saved');
  });

  const disputed = async () => {
    const page = open(OPENED, elsewhere({ topic: 'Leaves in fall' }));
    page.send.mockRejectedValueOnce(error('PLN_002'));
    page.type({ topic: 'Why leaves turn', awards: 'Mine' });
    await pass(1_000);
    return page;
  };

  it('reports fields that both windows changed, and saves the rest', async () => {
    const { saver, sent, values } = await disputed();
    expect(saver.getState().disputed).toEqual({ topic: 'Leaves in fall' });
    expect(values().topic).toBe('Why leaves turn');
    expect(sent().at(-1)).toEqual({ awards: 'Mine' });
    expect(saver.hasUnsaved()).toBe(true);
    expect(await saver.flush()).toBe(false);
  });

  it('saves the text of this window after keepMine', async () => {
    const { saver, sent } = await disputed();
    saver.keepMine('topic');
    await pass(1_000);
    expect(sent().at(-1)).toEqual({ topic: 'Why leaves turn' });
    expect(saver.hasUnsaved()).toBe(false);
  });

  it('takes the text of the other window after takeTheirs, with nothing left to save', async () => {
    const { saver, send, values } = await disputed();
    const before = send.mock.calls.length;
    saver.takeTheirs('topic');
    await pass(60_000);
    expect(values().topic).toBe('Leaves in fall');
    expect(send).toHaveBeenCalledTimes(before);
    expect(saver.hasUnsaved()).toBe(false);
  });

  it('retries when the newest version cannot be read', async () => {
    const { type, send, phase } = open();
    send.mockRejectedValueOnce(error('PLN_002'));
    type({ awards: 'Mine' });
    await pass(1_000);
    expect(phase()).toBe('failing');
    await pass(2_000);
    expect(phase()).toBe('saved');
  });

  it.each([
    ['PLN_003', 'sent'],
    ['PLN_001', 'gone'],
  ])('stops at %s because the plan was %s', async (code, stop) => {
    const { saver, type, send } = open();
    send.mockRejectedValueOnce(error(code));
    type({ awards: 'One' });
    await pass(1_000);
    type({ awards: 'Two' });
    await pass(60_000);
    expect(send).toHaveBeenCalledOnce();
    expect(saver.getState()).toMatchObject({ phase: 'stopped', stop });
    expect(await saver.flush()).toBe(false);
  });

  it('stops when the newest version has been sent', async () => {
    const { saver, type, send } = open(OPENED, elsewhere({ topic: 'Leaves' }, 'submitted'));
    send.mockRejectedValueOnce(error('PLN_002'));
    type({ awards: 'One' });
    await pass(60_000);
    expect(saver.getState()).toMatchObject({ phase: 'stopped', stop: 'sent' });
  });

  it('continues when the reviewer asks for changes', async () => {
    const { type, send, phase } = open(OPENED, elsewhere({ topic: 'Leaves' }, 'changesAsked'));
    send.mockRejectedValueOnce(error('PLN_002'));
    type({ awards: 'One' });
    await pass(1_000);
    expect(phase()).toBe('saved');
  });

  it("learns the server's state from another call and saves on top of it", async () => {
    const { saver, type, send, values } = open();
    saver.learn(elsewhere({ topic: 'Leaves', special: 'Theirs' }));
    expect(values().special).toBe('Theirs');
    expect(saver.revision()).toBe(7);
    type({ awards: 'Mine' });
    await pass(1_000);
    expect(send).toHaveBeenLastCalledWith(
      { changes: { awards: 'Mine' }, submissionId: 'plan-1', revision: 7 },
      expect.any(String),
    );
  });

  it('ignores a state that is older than its own save', async () => {
    const { saver, type, send, values } = open();
    const answer = Promise.withResolvers<{ submissionId: string; revision: number }>();
    send.mockReturnValueOnce(answer.promise);
    type({ topic: 'Why leaves turn' });
    await pass(1_000);
    const old = { state: 'changesAsked', answers: { topic: 'Leaves' }, revision: 4 } as const;
    saver.learn(old);
    answer.resolve({ submissionId: 'plan-1', revision: 5 });
    await pass(0);
    saver.learn(old);
    expect(values().topic).toBe('Why leaves turn');
    expect(saver.revision()).toBe(5);
  });

  it('creates a new draft of everything when the old one is deleted', async () => {
    const { saver, type, send } = open();
    send.mockRejectedValueOnce(error('PLN_001'));
    type({ awards: 'One' });
    await pass(1_000);
    expect(await saver.startAnew()).toBe(true);
    expect(send).toHaveBeenLastCalledWith(
      { changes: { topic: 'Leaves', awards: 'One' } },
      expect.any(String),
    );
    expect(saver.getState()).toMatchObject({ phase: 'saved', stop: undefined });
  });
});
