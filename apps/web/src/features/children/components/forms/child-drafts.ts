import { isSessionEnd } from '@wonderfield/client/errors';
import { CHILD_LINKING_GAP_MS } from '@wonderfield/contract/limits';
import type { ChildRequest } from '../../api/child-calls.ts';

export type ChildDraft = {
  id: string;
  state: 'open' | 'linked' | 'failed';
  name: string;
  error?: string | undefined;
};

/** Functions that each form offers to the screen. */
export type DraftForm = {
  read: () => Promise<ChildRequest | undefined>;
  /** Shows the “username taken” error and focuses the field. */
  tellTaken: () => void;
};

type FilledIn = { id: string; request: ChildRequest };

/** Returns the children whose username an earlier child in the same form already has. */
export const withUsernameOfAnother = (filledIn: FilledIn[]) =>
  filledIn
    .filter(({ request: { username } }, index) =>
      filledIn.slice(0, index).some((before) => before.request.username === username),
    )
    .map(({ id }) => id);

const pause = () => new Promise((resolve) => setTimeout(resolve, CHILD_LINKING_GAP_MS));

/**
 * Links children one at a time, 500 ms apart. A failed child is reported and does not stop the
 * others.
 */
export const linkOneByOne = async (
  requests: FilledIn[],
  add: (child: { request: ChildRequest; key: string }) => Promise<void>,
  onResult: (id: string, error: Error | undefined) => void,
) => {
  let failures = 0;
  for (const [index, { id, request }] of requests.entries()) {
    if (index > 0) await pause();
    try {
      await add({ request, key: id });
      onResult(id, undefined);
    } catch (error) {
      failures += 1;
      // The session has ended and the session watch shows it. All further calls would fail too.
      if (isSessionEnd(error)) return 0;
      onResult(id, error as Error);
    }
  }
  return failures;
};
