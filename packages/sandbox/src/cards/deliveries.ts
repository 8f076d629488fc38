import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

const RETRY_DELAYS_MS = [200, 1000, 5000];

/** Sends signed events and repeats them until they are accepted, like the provider. */
export class Deliveries {
  readonly #url: string | undefined;
  readonly #secret: string;
  #isClosed = false;

  constructor(url: string | undefined, secret: string) {
    this.#url = url;
    this.#secret = secret;
  }

  close(): void {
    this.#isClosed = true;
  }

  send(type: string, object: unknown): void {
    if (!this.#url) return;
    const body = JSON.stringify({
      id: `evt_${randomUUID().replaceAll('-', '')}`,
      object: 'event',
      api_version: '2026-10-28.endive',
      created: Math.floor(Date.now() / 1000),
      data: { object },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
    });
    void this.#deliver(this.#url, body);
  }

  async #deliver(url: string, body: string): Promise<void> {
    for (const delay of [0, ...RETRY_DELAYS_MS]) {
      await sleep(delay, undefined, { ref: false });
      if (this.#isClosed || (await this.#isTaken(url, body))) return;
    }
  }

  async #isTaken(url: string, body: string): Promise<boolean> {
    const time = Math.floor(Date.now() / 1000);
    const signature = createHmac('sha256', this.#secret).update(`${time}.${body}`).digest('hex');
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': `t=${time},v1=${signature}`,
        },
        body,
      });
      return response.ok;
    } catch {
      return false;
    }
  }
}
