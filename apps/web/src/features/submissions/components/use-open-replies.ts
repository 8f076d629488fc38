import type { PlanComment } from '@wonderfield/contract/plans/submission';
import { useState } from 'react';

/** A reply that is being written, or the sentence that says why a field stays as it is. */
export type OpenReply = { leavesAsIs: boolean; text: string };

/** The replies being written, by comment: they outlast a look at another version. */
export const useOpenReplies = (comments: readonly PlanComment[]) => {
  const [replies, setReplies] = useState<Readonly<Record<string, OpenReply>>>({});
  return {
    replies,
    write: (commentId: string, reply: OpenReply | undefined) =>
      setReplies(({ [commentId]: _before, ...others }) =>
        reply ? { ...others, [commentId]: reply } : others,
      ),
    /** One says something that is nowhere else. */
    hasUnsaved: comments.some(({ id, reply }) => {
      const open = replies[id];
      return open !== undefined && open.text.trim() !== (reply?.text ?? '');
    }),
  };
};

export type OpenReplies = ReturnType<typeof useOpenReplies>;
