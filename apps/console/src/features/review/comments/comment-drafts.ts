import type { AnswerField } from '@wonderfield/contract/plans/plan';

/** A comment as it stands in this window. */
export type CommentDraft = {
  /** This window's name for it: one that was never saved has no id yet. */
  key: string;
  field: AnswerField;
  commentId?: string | undefined;
  text: string;
  state: 'typed' | 'saving' | 'saved' | 'failed';
  /** Why it is not saved. */
  error?: string | undefined;
};

type Calls = {
  /** Tells the id the comment has then, before anybody else can see the comment under it. */
  save: (draft: CommentDraft, tellId: (commentId: string | undefined) => void) => Promise<unknown>;
  remove: (commentId: string) => Promise<unknown>;
};

const AUTOSAVE_MS = 1_000;

const isEmpty = ({ text }: CommentDraft) => text.trim() === '';
const isUnsaved = ({ state }: CommentDraft) => state !== 'saved';

/**
 * What is being typed about one plan. Saved a second after the last letter and when the field is
 * left, one request at a time; what cannot be saved stays here until it can.
 */
export const createCommentDrafts = ({ save, remove }: Calls) => {
  let drafts: readonly CommentDraft[] = [];
  let line: Promise<unknown> = Promise.resolve();
  const listeners = new Set<() => void>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();

  const set = (next: readonly CommentDraft[]) => {
    drafts = next;
    for (const listener of listeners) listener();
  };
  const find = (key: string) => drafts.find((draft) => draft.key === key);
  const change = (key: string, changes: Partial<CommentDraft>) =>
    set(drafts.map((draft) => (draft.key === key ? { ...draft, ...changes } : draft)));
  const drop = (key: string) => {
    clearTimeout(timers.get(key));
    set(drafts.filter((draft) => draft.key !== key));
  };
  const queue = <Answer>(job: () => Promise<Answer>) => {
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
      // What was typed in the meantime has its own turn.
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
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    all: () => drafts,

    /** An empty comment to write in. */
    begin: (field: AnswerField) => {
      const key = crypto.randomUUID();
      set([...drafts, { key, field, text: '', state: 'saved' }]);
      return key;
    },

    write: (
      { key, field, commentId }: Pick<CommentDraft, 'key' | 'field' | 'commentId'>,
      text: string,
    ) => {
      if (find(key)) change(key, { text, state: 'typed', error: undefined });
      else set([...drafts, { key, field, commentId, text, state: 'typed' }]);
      clearTimeout(timers.get(key));
      timers.set(
        key,
        setTimeout(() => void saveNow(key), AUTOSAVE_MS),
      );
    },

    /** The field was left: one in which nothing was written goes. */
    leave: async (key: string) => {
      const draft = find(key);
      if (!draft) return;
      if (isEmpty(draft) && !draft.commentId && draft.state !== 'saving') drop(key);
      else await saveNow(key);
    },

    remove: ({ key, commentId }: Pick<CommentDraft, 'key' | 'commentId'>) => {
      clearTimeout(timers.get(key));
      // Behind a save that may be under way: only then is it known what to take back.
      return queue(async () => {
        const saved = find(key)?.commentId ?? commentId;
        if (saved) await remove(saved);
        drop(key);
      });
    },

    /** Saves whatever is left. False when something could not be, or was emptied but not removed. */
    saveAll: async () => {
      for (const { key } of drafts) await saveNow(key);
      return !drafts.some((draft) => isUnsaved(draft) && (draft.commentId || !isEmpty(draft)));
    },

    /** Drops what is saved but no longer open: told to the author, or removed in another window. */
    keepOpen: (commentIds: readonly string[]) => {
      const isGone = ({ state, commentId }: CommentDraft) =>
        state === 'saved' && commentId !== undefined && !commentIds.includes(commentId);
      if (drafts.some(isGone)) set(drafts.filter((draft) => !isGone(draft)));
    },

    hasUnsaved: () => drafts.some((draft) => isUnsaved(draft) && !isEmpty(draft)),
  };
};

export type CommentDrafts = ReturnType<typeof createCommentDrafts>;
