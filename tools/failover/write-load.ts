import { setTimeout as sleep } from 'node:timers/promises';

const WRITERS = 4;
/** Pause between two sign-ups of a writer. */
const PAUSE_MS = 100;
/** Longer than all timeouts in between. */
const TIMEOUT_MS = 20_000;

const PARENT = {
  userType: 'parent',
  firstName: 'Pat',
  lastName: 'Proof',
  termsOfService: '1',
  city: 'Portland',
  state: 'OR',
  zip: '97214',
  password: 'Thistle#93b',
  confirmPassword: 'Thistle#93b',
};

/** A sign-up and its response. Times are from `performance.now()`. */
export type Write = { email: string; startedAt: number; endedAt: number; answer: string };

export const ACKNOWLEDGED = 'acknowledged';

const signUp = async (url: string, email: string): Promise<string> => {
  try {
    const response = await fetch(`${url}/users/createUser`, {
      method: 'POST',
      body: new URLSearchParams({ ...PARENT, email }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await response.text();
    if (!text.startsWith('{')) return `${response.status} from the proxy`;
    const { _responseStatus, msgCode } = JSON.parse(text) as Record<string, unknown>;
    return _responseStatus === 1 ? ACKNOWLEDGED : `${response.status} ${msgCode}`;
  } catch (error) {
    return `no response (${(error as Error).name})`;
  }
};

/** Signs up parents continuously, whatever the state of the portal, and records each response. */
export const startWriting = (url: string) => {
  const writes: Write[] = [];
  let isOver = false;
  const writer = async (name: number) => {
    for (let n = 0; !isOver; n += 1) {
      const email = `writer-${name}-${n}@proof.test`;
      const startedAt = performance.now();
      const response = await signUp(url, email);
      writes.push({ email, startedAt, endedAt: performance.now(), answer: response });
      await sleep(PAUSE_MS);
    }
  };
  const writing = Promise.all(Array.from({ length: WRITERS }, (_, name) => writer(name)));
  return {
    writes,
    stop: async () => {
      isOver = true;
      await writing;
    },
  };
};
