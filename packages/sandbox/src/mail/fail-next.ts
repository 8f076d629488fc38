/**
 * `reject`: the server responds "try again later". `drop`: the connection breaks. `dropAfter`: it
 * breaks after the message is accepted, before the confirmation (mail only).
 */
export type FailureMode = 'reject' | 'drop' | 'dropAfter';

/** Makes the next messages fail, to test the product's reaction. */
export class FailNext {
  #left = 0;
  #mode: FailureMode = 'reject';

  set(times: number, mode: FailureMode): void {
    this.#left = times;
    this.#mode = mode;
  }

  /** Returns the failure of the current message, if any. Each is used once. */
  take(): FailureMode | null {
    if (this.#left === 0) return null;
    this.#left -= 1;
    return this.#mode;
  }
}
