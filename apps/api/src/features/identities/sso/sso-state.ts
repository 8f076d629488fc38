import { PROVIDERS, type Provider } from '@wonderfield/contract/identities/identity';
import { LINK_CODE_MINUTES, SIGN_IN_FLOW_MINUTES } from '@wonderfield/contract/limits';
import { z } from 'zod';
import type { Deps } from '../../../dependencies.ts';
import { createTicket, readTicket } from '../../../security/tickets.ts';
import { createToken } from '../../../security/tokens.ts';

const MINUTE_MS = 60_000;
/** Maximum number of parallel sign-ins, for example in several tabs. */
const MAX_FLOWS = 4;

const FlowSchema = z.object({
  provider: z.enum(PROVIDERS),
  intent: z.enum(['sign-in', 'connect']),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  endsAt: z.number(),
});
const BrowserSchema = z.object({
  /** The browser's key. Codes are valid only in this browser. */
  key: z.string(),
  flows: z.array(FlowSchema),
});

/** A single sign-on in progress. */
export type Flow = z.infer<typeof FlowSchema>;
/** The contents of the browser's cookie. */
export type Browser = z.infer<typeof BrowserSchema>;

type Tools = Pick<Deps, 'sealer' | 'now'>;
const KIND = 'sign-in-browser';
/** A code may be exchanged for another one, which then has its own lifetime. */
export const COOKIE_SECONDS = (SIGN_IN_FLOW_MINUTES + LINK_CODE_MINUTES) * 60;

/** Returns the browser of the cookie, or a new one if the cookie is missing or forged. */
export const readBrowser = (tools: Tools, cookie: string | undefined): Browser =>
  knownBrowser(tools, cookie) ?? { key: createToken(), flows: [] };

/** Returns undefined if the cookie is missing or forged. */
export const knownBrowser = (
  { sealer, now }: Tools,
  cookie: string | undefined,
): Browser | undefined =>
  cookie ? readTicket(sealer, KIND, BrowserSchema, cookie, now()) : undefined;

export const writeBrowser = ({ sealer, now }: Tools, browser: Browser): string =>
  createTicket(sealer, KIND, browser, new Date(now().getTime() + COOKIE_SECONDS * 1000));

/** Adds a sign-in and drops the oldest one beyond the limit. */
export const withFlow = (
  { now }: Pick<Deps, 'now'>,
  { key, flows }: Browser,
  { provider, intent }: { provider: Provider; intent: Flow['intent'] },
): { browser: Browser; flow: Flow } => {
  const flow = {
    provider,
    intent,
    state: createToken(),
    nonce: createToken(),
    verifier: createToken(),
    endsAt: now().getTime() + SIGN_IN_FLOW_MINUTES * MINUTE_MS,
  };
  return { flow, browser: { key, flows: [...flows, flow].slice(-MAX_FLOWS) } };
};

/** Removes and returns the sign-in of a callback, or undefined if this browser did not start it. */
export const takeFlow = (
  { now }: Pick<Deps, 'now'>,
  { key, flows }: Browser,
  { provider, state }: { provider: Provider; state: string | null },
): { browser: Browser; flow: Flow | undefined } => {
  const open = flows.filter(({ endsAt }) => endsAt > now().getTime());
  const flow = open.find((one) => one.provider === provider && one.state === state);
  return { flow, browser: { key, flows: open.filter((one) => one !== flow) } };
};
