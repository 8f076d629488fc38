/*
 * What a mailed link carries leaves the address bar and the history at once: others look at the same
 * screen, and histories are synced. It lives in the memory of this tab alone, so a reload forgets it;
 * the mail still has the link.
 */
const inMemory = <Link>() => {
  let kept: Link | undefined;
  return {
    keep: (link: Link) => {
      kept = link;
    },
    read: () => kept,
    forget: () => {
      kept = undefined;
    },
  };
};

export const confirmationLink = inMemory<{ token: string }>();
export const weeklyMailLink = inMemory<{ token: string }>();
export const passwordLink = inMemory<{
  email: string;
  passwordToken: string;
  /** A school's account has no password before. */
  isFirst?: boolean;
}>();
