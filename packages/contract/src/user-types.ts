/** In a separate file, because sign-in pages do not need the other long option lists. */
export const USER_TYPES = ['student', 'parent', 'educator'] as const;
export type UserType = (typeof USER_TYPES)[number];
