import { randomUUID } from 'node:crypto';

type Received = { id: string; at: string };

/** Keeps the newest messages in memory until the sandbox ends. */
export class MessageStore<Message extends { to: string[] }> {
  #messages: (Message & Received)[] = [];
  readonly #limit: number;

  constructor(limit = 1000) {
    this.#limit = limit;
  }

  add(message: Message): Message & Received {
    const received = { ...message, id: randomUUID(), at: new Date().toISOString() };
    this.#messages.unshift(received);
    this.#messages.length = Math.min(this.#messages.length, this.#limit);
    return received;
  }

  find(id: string): (Message & Received) | undefined {
    return this.#messages.find((message) => message.id === id);
  }

  /** Returns messages newest first, filtered by exact address if one is given. */
  list(to?: string): (Message & Received)[] {
    return this.#matching(to, (address, wanted) => address === wanted);
  }

  /** Returns messages newest first, filtered by a part of the address. */
  search(part?: string): (Message & Received)[] {
    return this.#matching(part, (address, wanted) => address.includes(wanted));
  }

  clear(): void {
    this.#messages = [];
  }

  #matching(text: string | undefined, matches: (address: string, wanted: string) => boolean) {
    const wanted = text?.trim().toLowerCase();
    if (!wanted) return [...this.#messages];
    return this.#messages.filter(({ to }) =>
      to.some((address) => matches(address.toLowerCase(), wanted)),
    );
  }
}
