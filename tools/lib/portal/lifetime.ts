import { StartupError } from '@wonderfield/local-database/startup-error';

type Stop = () => Promise<unknown>;

class Ending extends Error {}

/**
 * Lifetime of a command that starts other programs. Each registers how to stop it, and the end of
 * the command (a signal, a lost parent, a dead child) stops them in reverse order.
 */
export class Lifetime {
  readonly #stops: Stop[] = [];
  readonly #end = Promise.withResolvers<number>();
  #isEnding = false;

  constructor() {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => this.end(0));
    }
    process.once('disconnect', () => this.end(0));
  }

  get isEnding(): boolean {
    return this.#isEnding;
  }

  /** Registers a stop function. Later ones run first. */
  onEnd(stop: Stop): void {
    this.#stops.push(stop);
  }

  end(code: number, reason?: string): void {
    if (this.#isEnding) return;
    this.#isEnding = true;
    if (reason) console.error(reason);
    this.#end.resolve(code);
  }

  /** Throws if the command is ending. Call it between two steps of the start. */
  ensureGoingOn(): void {
    if (this.#isEnding) throw new Ending();
  }

  /** Starts everything, waits for the end, stops everything and exits. */
  async run(start: () => Promise<void>): Promise<never> {
    const starting = start().catch((error: unknown) => this.#fail(error));
    const code = await this.#end.promise;
    if (process.stdout.isTTY) console.log('\nStopping…');
    await this.#stopAll();
    // A running step may have started something else.
    await starting;
    await this.#stopAll();
    process.exit(code);
  }

  #fail(error: unknown): void {
    if (error instanceof Ending) return;
    console.error(error instanceof StartupError ? error.message : error);
    this.end(1);
  }

  async #stopAll(): Promise<void> {
    for (let stop = this.#stops.pop(); stop; stop = this.#stops.pop()) {
      await stop().catch((error: unknown) => console.error(error));
    }
  }
}
