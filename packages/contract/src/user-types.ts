/** By themselves: the other option lists are long, and no front door needs them. */
export const USER_TYPES = ['student', 'parent', 'educator'] as const;
export type UserType = (typeof USER_TYPES)[number];
