/*
 * Keeps the data of a link from an email only in this tab's memory. It leaves the URL and the
 * history at once, because screens are shared and histories are synced. After a reload, the user
 * opens the email again.
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
  /** True for a school account, which has no password yet. */
  isFirst?: boolean;
}>();
