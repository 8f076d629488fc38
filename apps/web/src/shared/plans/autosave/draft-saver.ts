import { ApiError, isSessionEnd } from '@wonderfield/client/errors';
import type { AnswerField, Draft } from '@wonderfield/contract/plans/plan';
import { isOpenToAuthor } from '@wonderfield/contract/plans/submission-rules';
import { mergeDrafts } from './merge-drafts.ts';
import { changesSince, filledOf, isEmpty, without } from './plan-values.ts';
import type { KeyedRequest } from './save-request.ts';
import type { Leftover, Newest, SaverDeps, SaverStart, SaverState, Stop } from './saver-state.ts';

const SAVE_AFTER_MS = 1_000;
const SAVE_AT_LEAST_EVERY_MS = 5_000;
const FIRST_RETRY_MS = 2_000;
const LAST_RETRY_MS = 30_000;

/**
 * Errors that the server returns before it handles the request, so the result of an earlier attempt
 * is still unknown.
 */
const SAYS_NOTHING: readonly string[] = ['SSN_002', 'RTE_001'];
const isAnswered = (error: unknown) =>
  error instanceof ApiError && !SAYS_NOTHING.includes(error.code);

/**
 * Saves the changes of a draft automatically, one request at a time. Retries on a bad connection
 * and never overwrites changes of another window.
 */
export class DraftSaver {
  #deps: SaverDeps;
  #state: SaverState;
  #listeners = new Set<() => void>();
  /** The server's last known state. */
  #base: Draft;
  #revision: number | undefined;
  /** A sent request without a response. It is sent again unchanged before any other. */
  #inDoubt: KeyedRequest | undefined;
  #running: Promise<boolean> | undefined;
  #wantsAll = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #unsavedSince: number | undefined;
  #failures = 0;
  #isDisposed = false;

  constructor(start: SaverStart, deps: SaverDeps) {
    this.#deps = deps;
    this.#base = start.base;
    this.#revision = start.revision;
    this.#inDoubt = start.inDoubt;
    this.#state = { id: start.id, phase: 'quiet', disputed: start.disputed ?? {} };
  }

  getState = () => this.#state;

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  hasUnsaved = () =>
    this.#inDoubt !== undefined || !isEmpty(this.#unsaved()) || !isEmpty(this.#state.disputed);

  /** Schedules a save after a change. */
  changed = () => {
    const { phase, id } = this.#state;
    // Skip if a save is running or a retry is already scheduled.
    if (this.#running || phase === 'stopped' || phase === 'failing') return;
    if (!isEmpty(this.#unsaved())) {
      this.#set({ phase: 'waiting', refusal: undefined });
      this.#schedule();
    } else if (phase === 'waiting') {
      this.pause();
      this.#set({ phase: id ? 'saved' : 'quiet' });
    }
  };

  /** Saves everything now. Resolves to true if nothing is left. */
  flush = (): Promise<boolean> => {
    this.#wantsAll = true;
    return this.#pass();
  };

  keepMine = (field: AnswerField) => {
    this.#set({ disputed: without(this.#state.disputed, field) });
    this.changed();
  };

  takeTheirs = (field: AnswerField) => {
    const theirs = this.#state.disputed[field];
    this.#set({ disputed: without(this.#state.disputed, field) });
    this.#deps.take({ [field]: theirs });
  };

  /** Creates a new draft from the fields after the old one was deleted. */
  startAnew = () => {
    this.#base = {};
    this.#revision = undefined;
    this.#set({ id: undefined, stop: undefined, phase: 'waiting', disputed: {} });
    return this.flush();
  };

  /** Ends all saving. */
  stop = (why: Stop) => {
    this.pause();
    this.#inDoubt = undefined;
    this.#set({ phase: 'stopped', stop: why });
  };

  pause = () => clearTimeout(this.#timer);

  /** Stops automatic saving after the page is closed. `flush` still works. */
  dispose = () => {
    this.pause();
    this.#isDisposed = true;
  };

  resume = () => {
    this.#isDisposed = false;
  };

  /** Returns the saved revision, for calls that must not overwrite changes of another window. */
  revision = () => this.#revision;

  /**
   * Merges the plan's state from another call. Ignores it during a save, because it may be older.
   */
  learn = (newest: Newest) => {
    const isOld = newest.revision < (this.#revision ?? 0);
    if (!this.#inDoubt && !isOld && this.#state.phase !== 'stopped') this.#merge(newest);
  };

  /** Loads the newest state after another call was rejected because of a concurrent change. */
  catchUp = async () => {
    const { id } = this.#state;
    if (id) this.learn(await this.#deps.readNewest(id));
  };

  leftover = (): Leftover => ({
    id: this.#state.id,
    base: this.#base,
    changes: changesSince(this.#base, this.#deps.values()),
    inDoubt: this.#inDoubt,
  });

  #set(changes: Partial<SaverState>) {
    this.#state = { ...this.#state, ...changes };
    for (const listener of this.#listeners) listener();
  }

  /** Returns the changes without undecided conflicts. */
  #unsaved() {
    const changes = changesSince(this.#base, this.#deps.values());
    return without(changes, ...(Object.keys(this.#state.disputed) as AnswerField[]));
  }

  #schedule() {
    this.#unsavedSince ??= Date.now();
    const latest = this.#unsavedSince + SAVE_AT_LEAST_EVERY_MS - Date.now();
    this.#passIn(Math.max(0, Math.min(SAVE_AFTER_MS, latest)));
  }

  #passIn(ms: number) {
    this.pause();
    if (this.#isDisposed) return;
    this.#timer = setTimeout(() => void this.#pass(), ms);
  }

  #pass() {
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined;
      this.#wantsAll = false;
      // Input that was typed during the save.
      if (this.#state.phase === 'saved') this.changed();
    });
    return this.#running;
  }

  async #run() {
    this.pause();
    let goesOn = true;
    while (goesOn && this.#state.phase !== 'stopped') goesOn = await this.#sendNext();
    return this.#state.phase !== 'stopped' && !this.hasUnsaved();
  }

  #next(): KeyedRequest | undefined {
    const changes = this.#unsaved();
    if (isEmpty(changes)) return undefined;
    const { id } = this.#state;
    // A new draft has nothing on the server yet, so send all fields.
    const request = id
      ? { changes, submissionId: id, revision: this.#revision }
      : { changes: filledOf(this.#deps.values()) };
    return { request, key: crypto.randomUUID() };
  }

  /** Sends the next request. Resolves to true if there is more to send at once. */
  async #sendNext(): Promise<boolean> {
    const sent = this.#inDoubt ?? this.#next();
    if (!sent) {
      if (this.#state.phase === 'saving') this.#set({ phase: 'saved' });
      return false;
    }
    this.#unsavedSince = undefined;
    this.#inDoubt = sent;
    this.#set({ phase: 'saving' });
    try {
      this.#accept(sent, await this.#deps.send(sent.request, sent.key));
      return this.#wantsAll;
    } catch (error) {
      return this.#recover(error, sent);
    }
  }

  #accept(
    { request }: KeyedRequest,
    { submissionId, revision }: { submissionId: string; revision: number },
  ) {
    this.#base = { ...this.#base, ...request.changes };
    this.#revision = revision;
    this.#inDoubt = undefined;
    this.#failures = 0;
    this.#set({ id: submissionId, phase: 'saved', refusal: undefined });
  }

  async #recover(error: unknown, { request }: KeyedRequest): Promise<boolean> {
    if (isAnswered(error)) this.#inDoubt = undefined;
    const code = error instanceof ApiError ? error.code : undefined;
    if (code === 'PLN_001') this.stop('gone');
    else if (code === 'PLN_003') this.stop('sent');
    else if (code === 'PLN_002') {
      try {
        await this.#catchUp(request.submissionId ?? '');
        return true;
      } catch (reason) {
        this.#giveUp(reason);
      }
    } else this.#giveUp(error);
    return false;
  }

  async #catchUp(id: string) {
    this.#merge(await this.#deps.readNewest(id));
  }

  /** Takes the changes that only the other window made. */
  #merge({ state, answers, revision }: Newest) {
    if (!isOpenToAuthor(state)) return this.stop('sent');
    const { taken, disputed } = mergeDrafts({
      base: this.#base,
      mine: this.#deps.values(),
      theirs: answers,
      undecided: this.#state.disputed,
    });
    this.#base = answers;
    this.#revision = revision;
    this.#set({ disputed });
    this.#deps.take(taken);
  }

  /** Stops for now. `session-watch` handles the end of a session. */
  #giveUp(error: unknown) {
    const rejection = error instanceof ApiError ? error : undefined;
    if (rejection && rejection.code !== 'RTE_001') {
      if (isSessionEnd(error)) this.#set({ phase: 'failing' });
      else this.#set({ phase: 'refused', refusal: rejection.message });
      return;
    }
    const wait = Math.min(FIRST_RETRY_MS * 2 ** this.#failures, LAST_RETRY_MS);
    const retryAfter = rejection?.retryAfterSeconds;
    this.#failures += 1;
    this.#set({ phase: 'failing' });
    this.#passIn(retryAfter === undefined ? wait : retryAfter * 1000);
  }
}
