import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import ipaddr from 'ipaddr.js';
import { sha256 } from '../security/tokens.ts';

/** Headers added by proxies. If one is present, the caller is not on this machine. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

type Caller = {
  /** Address of the connection, not of a header. */
  remoteAddress: string | undefined;
  headers: IncomingHttpHeaders;
};

const isOnThisMachine = ({ remoteAddress = '', headers }: Caller) =>
  ipaddr.isValid(remoteAddress) &&
  ipaddr.process(remoteAddress).range() === 'loopback' &&
  FORWARDED.every((name) => headers[name] === undefined);

const hasToken = ({ headers }: Caller, token: string) =>
  timingSafeEqual(sha256(headers.authorization ?? ''), sha256(`Bearer ${token}`));

/** Allows metrics for callers on this machine or with the token. */
export const mayReadMetrics = (caller: Caller, token: string | undefined) =>
  isOnThisMachine(caller) || (token !== undefined && hasToken(caller, token));
