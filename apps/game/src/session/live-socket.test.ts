import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openLiveSocket } from './live-socket.ts';

/** A socket controlled by the test. */
class FakeSocket extends EventTarget {
  static readonly made: FakeSocket[] = [];
  readonly sent: string[] = [];
  readonly close = vi.fn();
  readonly url: string;

  constructor(url: URL) {
    super();
    this.url = String(url);
    FakeSocket.made.push(this);
  }

  send(text: string) {
    this.sent.push(text);
  }

  open() {
    this.dispatchEvent(new Event('open'));
  }

  tell(event: object) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(event) }));
  }

  cut(code = 1006) {
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
}
const last = () => {
  const socket = FakeSocket.made.at(-1);
  if (!socket) throw new Error('nobody has connected');
  return socket;
};

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.made.length = 0;
  vi.stubGlobal('WebSocket', FakeSocket);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('sends the play session in the first message, never in the URL, and receives events', () => {
  const heard = vi.fn();
  openLiveSocket('session', heard);
  last().open();
  last().tell({ kind: 'visits', visits: [] });
  expect(last().url).toMatch(/^ws.*\/play\/live$/);
  expect(last().sent).toEqual(['{"playSession":"session"}']);
  expect(heard).toHaveBeenCalledWith({ kind: 'visits', visits: [] });
});

it('reconnects with increasing pauses until it receives a message', () => {
  openLiveSocket('session', vi.fn());
  const pauses: number[] = [];
  for (let cut = 0; cut < 6; cut += 1) {
    const before = FakeSocket.made.length;
    last().cut();
    let waited = 0;
    while (FakeSocket.made.length === before) {
      vi.advanceTimersByTime(500);
      waited += 500;
    }
    pauses.push(waited);
  }
  expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 16_000]);
  last().tell({ kind: 'visits', visits: [] });
  last().cut();
  vi.advanceTimersByTime(1000);
  expect(FakeSocket.made).toHaveLength(8);
});

it('does not reconnect after a rejection or after it was closed', () => {
  openLiveSocket('session', vi.fn());
  last().cut(4401);
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.made).toHaveLength(1);
  const close = openLiveSocket('session', vi.fn());
  close();
  last().cut();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.made).toHaveLength(2);
  expect(last().close).toHaveBeenCalled();
});
