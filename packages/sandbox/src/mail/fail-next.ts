/**
 * `reject`: the server answers "try again later"; `drop`: the connection breaks without a word;
 * `dropAfter`: it breaks once the message is taken, before the server could say so (mail only).
 */
export type FailureMode = 'reject' | 'drop' | 'dropAfter';

/** Makes the next few messages fail, to see what the product does about it. */
export class FailNext {
  #left = 0;
  #mode: FailureMode = 'reject';

  set(times: number, mode: FailureMode): void {
    this.#left = times;
    this.#mode = mode;
  }

  /** The failure that the message at hand meets, if any; each is used up once. */
  take(): FailureMode | null {
    if (this.#left === 0) return null;
    this.#left -= 1;
    return this.#mode;
  }
}
