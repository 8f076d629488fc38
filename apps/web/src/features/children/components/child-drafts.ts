import { CHILD_LINKING_GAP_MS } from '@wonderfield/contract/limits';
import { addChild, type ChildRequest } from '../api/child-calls.ts';

export type ChildDraft = {
  id: string;
  state: 'open' | 'linked' | 'failed';
  name: string;
  error?: string | undefined;
};

/** What the screen knows of each form when it is asked for its content. */
export type DraftForm = { read: () => Promise<ChildRequest | undefined> };

const pause = () => new Promise((resolve) => setTimeout(resolve, CHILD_LINKING_GAP_MS));

/**
 * Links children one at a time, half a second apart (S 4). What succeeded stays; what failed is
 * told with its reason, and the rest goes on.
 */
export const linkOneByOne = async (
  requests: { id: string; request: ChildRequest }[],
  onResult: (id: string, error: Error | undefined) => void,
) => {
  let failures = 0;
  for (const [index, { id, request }] of requests.entries()) {
    if (index > 0) await pause();
    try {
      await addChild(request, id);
      onResult(id, undefined);
    } catch (error) {
      failures += 1;
      onResult(id, error as Error);
    }
  }
  return failures;
};
