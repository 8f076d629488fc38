import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type CommentDraft, createCommentDrafts } from './comment-drafts.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

/** Fake calls that respond when the test decides. */
const slowly = () => {
  const waiting: { draft: CommentDraft; give: (id: string) => void; fail: () => void }[] = [];
  const save = vi.fn(async (draft: CommentDraft, tellId: (id: string) => void) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    waiting.push({ draft, give: resolve, fail: () => reject(new Error('No network')) });
    tellId(await promise);
  });
  return { save, waiting };
};

const written = (drafts: ReturnType<typeof createCommentDrafts>, text: string) => {
  const key = drafts.begin('objective');
  drafts.write({ key, field: 'objective' }, text);
  return key;
};

/** Saves everything as the first comment. */
const saveAsOne = () =>
  vi.fn(async (_: CommentDraft, tellId: (id: string) => void) => tellId('one'));

const settle = () => vi.advanceTimersByTimeAsync(0);

describe('saving a draft', () => {
  it('saves a draft one second after the last keystroke', async () => {
    const save = saveAsOne();
    const drafts = createCommentDrafts({ save, remove: vi.fn() });
    const key = written(drafts, 'Nam');
    await vi.advanceTimersByTimeAsync(900);
    drafts.write({ key, field: 'objective' }, 'Name it.');
    await vi.advanceTimersByTimeAsync(999);
    expect(save).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(save.mock.calls.map(([{ text }]) => text)).toEqual(['Name it.']);
    expect(drafts.all()).toMatchObject([{ commentId: 'one', state: 'saved' }]);
    expect(drafts.hasUnsaved()).toBe(false);
  });

  it('saves a draft immediately when the field loses the focus, and only once', async () => {
    const save = saveAsOne();
    const drafts = createCommentDrafts({ save, remove: vi.fn() });
    await drafts.leave(written(drafts, 'Name it.'));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('drops an empty draft', async () => {
    const save = saveAsOne();
    const drafts = createCommentDrafts({ save, remove: vi.fn() });
    await drafts.leave(written(drafts, '  '));
    expect(drafts.all()).toEqual([]);
    expect(save).not.toHaveBeenCalled();
  });

  it('saves one request at a time and continues with the id of the first', async () => {
    const { save, waiting } = slowly();
    const drafts = createCommentDrafts({ save, remove: vi.fn() });
    const key = written(drafts, 'Name');
    void drafts.leave(key);
    await settle();
    drafts.write({ key, field: 'objective' }, 'Name it.');
    void drafts.leave(key);
    await settle();
    expect(save).toHaveBeenCalledTimes(1);
    waiting[0]?.give('one');
    await settle();
    expect(waiting[1]?.draft).toMatchObject({ commentId: 'one', text: 'Name it.' });
    waiting[1]?.give('one');
    await settle();
    expect(drafts.all()).toMatchObject([{ text: 'Name it.', state: 'saved' }]);
  });

  it('keeps a failed draft with the error and saves it at the next attempt', async () => {
    const { save, waiting } = slowly();
    const drafts = createCommentDrafts({ save, remove: vi.fn() });
    const key = written(drafts, 'Name it.');
    void drafts.leave(key);
    await settle();
    waiting[0]?.fail();
    await settle();
    expect(drafts.all()).toMatchObject([
      { text: 'Name it.', state: 'failed', error: 'No network' },
    ]);
    expect(drafts.hasUnsaved()).toBe(true);
    void drafts.leave(key);
    await settle();
    waiting[1]?.give('one');
    await settle();
    expect(drafts.all()).toMatchObject([{ state: 'saved', error: undefined }]);
  });
});

describe('saveAll', () => {
  it('saves all drafts in order and returns whether all succeeded', async () => {
    const save = vi.fn(async ({ text }: CommentDraft) => {
      if (text === 'bad') throw new Error('No');
    });
    const drafts = createCommentDrafts({ save, remove: vi.fn() });
    written(drafts, 'good');
    expect(await drafts.saveAll()).toBe(true);
    written(drafts, 'bad');
    expect(await drafts.saveAll()).toBe(false);
    expect(drafts.all().map(({ state }) => state)).toEqual(['saved', 'failed']);
  });

  it('returns false for a comment that was emptied but not removed', async () => {
    const drafts = createCommentDrafts({ save: saveAsOne(), remove: vi.fn() });
    const key = written(drafts, 'Name it.');
    await drafts.leave(key);
    drafts.write({ key, field: 'objective' }, '');
    expect(await drafts.saveAll()).toBe(false);
  });
});

describe('remove', () => {
  it('waits for a running save to know the id before removing', async () => {
    const { save, waiting } = slowly();
    const remove = vi.fn(async () => undefined);
    const drafts = createCommentDrafts({ save, remove });
    const key = written(drafts, 'Name it.');
    void drafts.leave(key);
    await settle();
    const removal = drafts.remove({ key });
    await settle();
    expect(remove).not.toHaveBeenCalled();
    waiting[0]?.give('one');
    await removal;
    expect(remove).toHaveBeenCalledExactlyOnceWith('one');
    expect(drafts.all()).toEqual([]);
  });

  it('makes no call for a draft that was never saved', async () => {
    const remove = vi.fn(async () => undefined);
    const drafts = createCommentDrafts({ save: vi.fn(), remove });
    await drafts.remove({ key: written(drafts, 'Never mind.') });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(remove).not.toHaveBeenCalled();
    expect(drafts.all()).toEqual([]);
  });

  it('keeps the comment when removing fails', async () => {
    const remove = vi.fn(async () => {
      throw new Error('No network');
    });
    const drafts = createCommentDrafts({ save: saveAsOne(), remove });
    const key = written(drafts, 'Name it.');
    await drafts.leave(key);
    await expect(drafts.remove({ key })).rejects.toThrow('No network');
    expect(drafts.all()).toHaveLength(1);
  });
});

it('drops drafts that were sent or removed elsewhere, but keeps unsaved ones', async () => {
  const drafts = createCommentDrafts({ save: saveAsOne(), remove: vi.fn() });
  await drafts.leave(written(drafts, 'Name it.'));
  written(drafts, 'Not saved yet');
  drafts.keepOpen(['one']);
  expect(drafts.all()).toHaveLength(2);
  drafts.keepOpen([]);
  expect(drafts.all()).toMatchObject([{ text: 'Not saved yet' }]);
});
