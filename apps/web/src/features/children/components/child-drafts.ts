import { CHILD_LINKING_GAP_MS } from '@wonderfield/contract/limits';
import { isSessionEnd } from '../../../shared/call-client.ts';
import type { ChildRequest } from '../api/child-calls.ts';

export type ChildDraft = {
  id: string;
  state: 'open' | 'linked' | 'failed';
  name: string;
  error?: string | undefined;
};

/** What the screen knows of each form when it is asked for its content. */
export type DraftForm = {
  read: () => Promise<ChildRequest | undefined>;
  /** Says beside the username that somebody has it, and leads there. */
  tellTaken: () => void;
};

type FilledIn = { id: string; request: ChildRequest };

/** The children whose username one before them in the same form has already. */
export const withUsernameOfAnother = (filledIn: FilledIn[]) =>
  filledIn
    .filter(({ request: { username } }, index) =>
      filledIn.slice(0, index).some((before) => before.request.username === username),
    )
    .map(({ id }) => id);

const pause = () => new Promise((resolve) => setTimeout(resolve, CHILD_LINKING_GAP_MS));

/**
 * Links children one at a time, half a second apart (S 4). What succeeded stays; what failed is
 * told with its reason, and the rest goes on.
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
      // Nobody is signed in any more: the session watch has told, and the rest would fail too.
      if (isSessionEnd(error)) return 0;
      onResult(id, error as Error);
    }
  }
  return failures;
};
