import type { Page, Route } from '@playwright/test';

// biome-ignore lint/suspicious/noExplicitAny: a stop names the fields of the response that it changes.
type ServerResponse = Record<string, any>;

/**
 * A different response to a call: none while the screen loads, an error of the network, fields in
 * place of the server's response, or a change of that response. Only a change reaches the server,
 * so use it for calls that read.
 */
export type ResponseChange =
  | 'pending'
  | 'failed'
  | Readonly<ServerResponse>
  | ((response: ServerResponse) => ServerResponse);

export type Responses = Readonly<Record<string, ResponseChange>>;

/** One picture of the tour: a screen in a state. */
export type Stop = {
  name: string;
  /** A demo person's `who`, or `operator` for the console. Undefined for a signed-out visitor. */
  as?: string;
  path: string;
  /** True if other stops have the same parts, so the journeys visit it in `npm run test:long`. */
  isLong?: true;
  /** Changed responses by call name, for states that the demo data does not have. */
  responses?: Responses;
  /** Actions on the page before the picture is taken. */
  prepare?: (page: Page) => Promise<void>;
};

export const clickButton = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name }).click();
};

const ACCEPTED = { _responseStatus: 1, msgCode: 'GEN_000', msg: 'OK' };

const isLeft = (error: unknown) =>
  error instanceof Error && error.message.includes('Execution context was destroyed');

/**
 * Waits until no element matches, also while the page leads to another one. Checks at every frame,
 * while Playwright checks less and less.
 */
export const untilGone = async (page: Page, selector: string): Promise<void> => {
  const wait = `new Promise((resolve) => {
    const check = () => document.querySelector('${selector}') ? requestAnimationFrame(check) : resolve();
    check();
  })`;
  try {
    await page.evaluate(wait);
  } catch (error) {
    if (!isLeft(error)) throw error;
    await page.waitForLoadState();
    await untilGone(page, selector);
  }
};

/** Waits until no part of the page shows that it loads. */
export const untilLoaded = (page: Page) => untilGone(page, '[data-loading]');

/** The response of a call that fails with this code. */
export const rejected = (msgCode: string, msg = 'This is an error.') => ({
  _responseStatus: 0,
  msgCode,
  msg,
});

/** Changes fields of the user in a response. */
export const withUser =
  (changes: object) =>
  (response: ServerResponse): ServerResponse => ({
    ...response,
    userJson: JSON.stringify({ ...JSON.parse(response.userJson), ...changes }),
  });

const respond = async (route: Route, change: ResponseChange) => {
  if (change === 'pending') return;
  if (change === 'failed') return route.abort();
  if (typeof change !== 'function') return route.fulfill({ json: { ...ACCEPTED, ...change } });
  const response = await route.fetch();
  await route.fulfill({ response, json: change(await response.json()) });
};

/** Changes the responses of a stop's calls. Call it before the page opens. */
export const changeResponses = async (page: Page, { responses = {} }: Pick<Stop, 'responses'>) => {
  for (const [call, change] of Object.entries(responses)) {
    await page.route(`**/${call}`, (route) => respond(route, change));
  }
};
