import { StartupError } from '@wonderfield/local-database/startup-error';

type Stop = () => Promise<unknown>;

class Ending extends Error {}

/**
 * The life of a command that runs other programs: what is started registers how to stop it, and
 * whatever ends the command (a signal, a lost parent, a dead child) stops them in reverse order.
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

  /** Later ones are stopped first. */
  onEnd(stop: Stop): void {
    this.#stops.push(stop);
  }

  end(code: number, reason?: string): void {
    if (this.#isEnding) return;
    this.#isEnding = true;
    if (reason) console.error(reason);
    this.#end.resolve(code);
  }

  /** Between two steps of starting: goes no further when the end has come meanwhile. */
  ensureGoingOn(): void {
    if (this.#isEnding) throw new Ending();
  }

  /** Starts everything, waits for the end, stops everything and leaves. */
  async run(start: () => Promise<void>): Promise<never> {
    const starting = start().catch((error: unknown) => this.#fail(error));
    const code = await this.#end.promise;
    if (process.stdout.isTTY) console.log('\nStopping…');
    await this.#stopAll();
    // A step under way may just have started something more.
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
