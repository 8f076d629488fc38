import type { Adapter, AdapterPayload } from 'oidc-provider';

type Entry = { model: string; payload: AdapterPayload; goodUntil: number };

/** Stores the provider's sessions, codes, grants and tokens in memory. */
export class MemoryStore {
  readonly #entries = new Map<string, Entry>();

  /** Creates the adapter for each kind of data that the provider stores. */
  readonly adapterFor = (model: string): Adapter => {
    const key = (id: string) => `${model}:${id}`;
    const find = (id: string) => this.#alive(this.#entries.get(key(id)));
    return {
      upsert: async (id, payload, expiresIn = Number.POSITIVE_INFINITY) => {
        const goodUntil = Date.now() + expiresIn * 1000;
        this.#entries.set(key(id), { model, payload, goodUntil });
      },
      find: async (id) => find(id),
      findByUid: async (uid) => this.#findIn(model, (payload) => payload.uid === uid),
      findByUserCode: async (code) => this.#findIn(model, (payload) => payload.userCode === code),
      consume: async (id) => {
        const payload = find(id);
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
      },
      destroy: async (id) => {
        this.#entries.delete(key(id));
      },
      revokeByGrantId: async (grantId) =>
        this.#remove(({ payload }) => payload.grantId === grantId),
    };
  };

  /** Ends every session and token of a person. */
  revoke(personId: string): void {
    this.#remove(({ payload }) => payload.accountId === personId);
  }

  expire(personId: string): void {
    this.#remove(({ model, payload }) => model === 'AccessToken' && payload.accountId === personId);
  }

  clear(): void {
    this.#entries.clear();
  }

  #alive(entry: Entry | undefined): AdapterPayload | undefined {
    return entry && entry.goodUntil > Date.now() ? entry.payload : undefined;
  }

  #findIn(model: string, matches: (payload: AdapterPayload) => boolean) {
    const entry = [...this.#entries.values()].find(
      (entry) => entry.model === model && matches(entry.payload),
    );
    return this.#alive(entry);
  }

  #remove(isGone: (entry: Entry) => boolean): void {
    for (const [key, entry] of this.#entries) {
      if (isGone(entry)) this.#entries.delete(key);
    }
  }
}
