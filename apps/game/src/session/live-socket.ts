import type { LiveEvent } from '@wonderfield/contract/friends/friends';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 16_000;
/** The server does not know the play session, so a retry cannot help. */
const REJECTED = 4401;

const addressOf = (page: string) => {
  const url = new URL('/play/live', page);
  url.protocol = url.protocol.replace('http', 'ws');
  return url;
};

/** Receives events around the player until it is closed. Reconnects after a lost connection. */
export const openLiveSocket = (playSession: string, onEvent: (event: LiveEvent) => void) => {
  let socket: WebSocket | undefined;
  let pause = FIRST_PAUSE_MS;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;

  const connect = () => {
    const line = new WebSocket(addressOf(window.location.href));
    socket = line;
    line.addEventListener('open', () => line.send(JSON.stringify({ playSession })));
    line.addEventListener('message', ({ data }) => {
      pause = FIRST_PAUSE_MS;
      onEvent(JSON.parse(String(data)) as LiveEvent);
    });
    line.addEventListener('close', ({ code }) => {
      if (isClosed || code === REJECTED) return;
      retry = setTimeout(connect, pause);
      pause = Math.min(LONGEST_PAUSE_MS, pause * 2);
    });
  };
  connect();

  return () => {
    isClosed = true;
    clearTimeout(retry);
    socket?.close();
  };
};
