import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import ipaddr from 'ipaddr.js';
import { sha256 } from '../security/tokens.ts';

/** What proxies say about whom they speak for; any of them means that the caller is not on this machine. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

type Caller = {
  /** Of the connection itself, whatever headers say. */
  remoteAddress: string | undefined;
  headers: IncomingHttpHeaders;
};

const isOnThisMachine = ({ remoteAddress = '', headers }: Caller) =>
  ipaddr.isValid(remoteAddress) &&
  ipaddr.process(remoteAddress).range() === 'loopback' &&
  FORWARDED.every((name) => headers[name] === undefined);

const hasToken = ({ headers }: Caller, token: string) =>
  timingSafeEqual(sha256(headers.authorization ?? ''), sha256(`Bearer ${token}`));

/** Figures are for whoever runs the service: on this machine, or with the token. */
export const mayReadMetrics = (caller: Caller, token: string | undefined) =>
  isOnThisMachine(caller) || (token !== undefined && hasToken(caller, token));
