import { PROVIDERS, type Provider } from '@wonderfield/contract/identities/identity';
import { LINK_CODE_MINUTES, SIGN_IN_FLOW_MINUTES } from '@wonderfield/contract/limits';
import { z } from 'zod';
import type { Deps } from '../../dependencies.ts';
import { createTicket, readTicket } from '../../security/tickets.ts';
import { createToken } from '../../security/tokens.ts';

const MINUTE_MS = 60_000;
/** In as many tabs somebody may have left for another service at once. */
const MOST_FLOWS = 4;

const FlowSchema = z.object({
  provider: z.enum(PROVIDERS),
  intent: z.enum(['sign-in', 'connect']),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  endsAt: z.number(),
});
const BrowserSchema = z.object({
  /** Codes are good in the browser that has it. */
  key: z.string(),
  flows: z.array(FlowSchema),
});

/** A single sign-on somebody has left for. */
export type Flow = z.infer<typeof FlowSchema>;
/** What the cookie of a browser holds. */
export type Browser = z.infer<typeof BrowserSchema>;

type Tools = Pick<Deps, 'sealer' | 'now'>;
const KIND = 'sign-in-browser';
/** A code may be traded for another after a minute, which then lasts as long as this again. */
export const COOKIE_SECONDS = (SIGN_IN_FLOW_MINUTES + LINK_CODE_MINUTES) * 60;

/** The browser a cookie names; a new one where it names none, or somebody made it up. */
export const readBrowser = (tools: Tools, cookie: string | undefined): Browser =>
  knownBrowser(tools, cookie) ?? { key: createToken(), flows: [] };

/** Nothing where the cookie is not one of ours. */
export const knownBrowser = (
  { sealer, now }: Tools,
  cookie: string | undefined,
): Browser | undefined =>
  cookie ? readTicket(sealer, KIND, BrowserSchema, cookie, now()) : undefined;

export const writeBrowser = ({ sealer, now }: Tools, browser: Browser): string =>
  createTicket(sealer, KIND, browser, new Date(now().getTime() + COOKIE_SECONDS * 1000));

/** Begins another; the oldest gives way. */
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
  return { flow, browser: { key, flows: [...flows, flow].slice(-MOST_FLOWS) } };
};

/** Takes out the one somebody came back from; nothing where this browser began none like it. */
export const takeFlow = (
  { now }: Pick<Deps, 'now'>,
  { key, flows }: Browser,
  { provider, state }: { provider: Provider; state: string | null },
): { browser: Browser; flow: Flow | undefined } => {
  const open = flows.filter(({ endsAt }) => endsAt > now().getTime());
  const flow = open.find((one) => one.provider === provider && one.state === state);
  return { flow, browser: { key, flows: open.filter((one) => one !== flow) } };
};
