import type { AnswerField } from '@wonderfield/contract/plans/plan';

/** A comment in this tab. */
export type CommentDraft = {
  /** Local key of the draft, because an unsaved one has no id. */
  key: string;
  field: AnswerField;
  commentId?: string | undefined;
  text: string;
  state: 'typed' | 'saving' | 'saved' | 'failed';
  /** Why it is not saved. */
  error?: string | undefined;
};

type Calls = {
  /** Reports the id of the comment before the comment is visible elsewhere. */
  save: (draft: CommentDraft, tellId: (commentId: string | undefined) => void) => Promise<unknown>;
  remove: (commentId: string) => Promise<unknown>;
};

const AUTOSAVE_MS = 1_000;

const isEmpty = ({ text }: CommentDraft) => text.trim() === '';
const isUnsaved = ({ state }: CommentDraft) => state !== 'saved';

/** Holds the drafts and notifies listeners of every change. */
const createDraftList = () => {
  let drafts: readonly CommentDraft[] = [];
  const listeners = new Set<() => void>();
  const set = (next: readonly CommentDraft[]) => {
    drafts = next;
    for (const listener of listeners) listener();
  };
  return {
    all: () => drafts,
    find: (key: string) => drafts.find((draft) => draft.key === key),
    add: (draft: CommentDraft) => set([...drafts, draft]),
    change: (key: string, changes: Partial<CommentDraft>) =>
      set(drafts.map((draft) => (draft.key === key ? { ...draft, ...changes } : draft))),
    drop: (isDropped: (draft: CommentDraft) => boolean) =>
      set(drafts.filter((draft) => !isDropped(draft))),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

/**
 * Manages the drafts of one plan. Saves one second after the last keystroke and on blur, one
 * request at a time. Unsaved drafts stay here.
 */
export const createCommentDrafts = ({ save, remove }: Calls) => {
  const { all, find, add, change, drop, subscribe } = createDraftList();
  let line: Promise<unknown> = Promise.resolve();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();

  const dropKey = (key: string) => {
    clearTimeout(timers.get(key));
    drop((draft) => draft.key === key);
  };
  const queue = <Result>(job: () => Promise<Result>) => {
    const done = line.then(job);
    line = done.catch(() => undefined);
    return done;
  };

  const saveDraft = async (key: string) => {
    const draft = find(key);
    if (!draft || !isUnsaved(draft) || isEmpty(draft)) return;
    change(key, { state: 'saving', error: undefined });
    try {
      await save(draft, (commentId) => change(key, { commentId }));
      // Text typed during the save is saved later.
      const isAll = find(key)?.text === draft.text;
      change(key, { state: isAll ? 'saved' : 'typed' });
    } catch (error) {
      change(key, { state: 'failed', error: (error as Error).message });
    }
  };
  const saveNow = (key: string) => {
    clearTimeout(timers.get(key));
    return queue(() => saveDraft(key));
  };

  return {
    subscribe,
    all,

    /** Creates an empty draft. */
    begin: (field: AnswerField) => {
      const key = crypto.randomUUID();
      add({ key, field, text: '', state: 'saved' });
      return key;
    },

    write: (
      { key, field, commentId }: Pick<CommentDraft, 'key' | 'field' | 'commentId'>,
      text: string,
    ) => {
      if (find(key)) change(key, { text, state: 'typed', error: undefined });
      else add({ key, field, commentId, text, state: 'typed' });
      clearTimeout(timers.get(key));
      timers.set(
        key,
        setTimeout(() => void saveNow(key), AUTOSAVE_MS),
      );
    },

    /** Handles blur. Drops an empty draft. */
    leave: async (key: string) => {
      const draft = find(key);
      if (!draft) return;
      if (isEmpty(draft) && !draft.commentId && draft.state !== 'saving') dropKey(key);
      else await saveNow(key);
    },

    remove: ({ key, commentId }: Pick<CommentDraft, 'key' | 'commentId'>) => {
      clearTimeout(timers.get(key));
      // Waits for a running save, because only then the id to remove is known.
      return queue(async () => {
        const saved = find(key)?.commentId ?? commentId;
        if (saved) await remove(saved);
        dropKey(key);
      });
    },

    /** Saves all drafts. Returns false if one failed, or was emptied but not removed. */
    saveAll: async () => {
      for (const { key } of all()) await saveNow(key);
      return !all().some((draft) => isUnsaved(draft) && (draft.commentId || !isEmpty(draft)));
    },

    /**
     * Drops saved drafts that are no longer open: sent to the author, or removed in another tab.
     */
    keepOpen: (commentIds: readonly string[]) => {
      const isGone = ({ state, commentId }: CommentDraft) =>
        state === 'saved' && commentId !== undefined && !commentIds.includes(commentId);
      if (all().some(isGone)) drop(isGone);
    },

    hasUnsaved: () => all().some((draft) => isUnsaved(draft) && !isEmpty(draft)),
  };
};

export type CommentDrafts = ReturnType<typeof createCommentDrafts>;
