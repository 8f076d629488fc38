import type { PlanComment } from '@wonderfield/contract/plans/submission';
import { useState } from 'react';

/** An unsaved reply, or the reason why a field stays unchanged. */
export type OpenReply = { leavesAsIs: boolean; text: string };

/** Holds unsaved replies by comment. They survive switching to another version. */
export const useOpenReplies = (comments: readonly PlanComment[]) => {
  const [replies, setReplies] = useState<Readonly<Record<string, OpenReply>>>({});
  return {
    replies,
    write: (commentId: string, reply: OpenReply | undefined) =>
      setReplies(({ [commentId]: _before, ...others }) =>
        reply ? { ...others, [commentId]: reply } : others,
      ),
    /** True if a reply has unsaved text. */
    hasUnsaved: comments.some(({ id, reply }) => {
      const open = replies[id];
      return open !== undefined && open.text.trim() !== (reply?.text ?? '');
    }),
  };
};

export type OpenReplies = ReturnType<typeof useOpenReplies>;
