import { formBody } from '@wonderfield/client/form-body';
import { sendCall } from '@wonderfield/client/send-call';
import type { Envelope } from '@wonderfield/contract/define-call';
import type {
  PlayRequest,
  PlayResponse,
  PlaySessionCallName,
} from '@wonderfield/contract/play-session-calls';
import { MESSAGE_CODES } from '@wonderfield/contract/texts/message-codes';

const TIMEOUT_MS = 15_000;
const TOO_MANY_REQUESTS = 429;
const FIRST_SERVER_FAULT = 500;

const isTemporary = (status: number) =>
  status >= FIRST_SERVER_FAULT || status === TOO_MANY_REQUESTS;

/**
 * Returns true for an error of our server. Filters, proxies and captive portals may return other
 * JSON, and RTE_404 means an outdated server.
 */
const isOwnError = ({ msgCode }: Envelope) =>
  msgCode !== 'RTE_404' && Object.hasOwn(MESSAGE_CODES, msgCode);

/** Sends a form, which needs no CORS preflight from the game's origin. */
export const sendGameForm = <Result>(path: string, fields: Record<string, unknown>) =>
  sendCall<Result>(
    path,
    {
      body: formBody(fields),
      // Delivers a pending answer even if the page is closed.
      keepalive: true,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    },
    { isTemporary, isOwnError },
  );

/** Makes a call with the play session. Throws `ApiError` or `NetworkError`. */
export const callServer = <Name extends PlaySessionCallName>(
  playSession: string,
  name: Name,
  request: PlayRequest<Name>,
) => sendGameForm<PlayResponse<Name>>(`/play/${name}`, { playSession, ...request });
