import { type HeaderItem, headerItems } from '@wonderfield/contract/accounts/header-items';
import type { PortalUser } from '@wonderfield/contract/accounts/user';

/** Where an item leads. Items whose screen is not part of the portal yet are not offered. */
const TARGETS: Partial<Record<HeaderItem, string>> = {
  changePassword: '/change-password',
};

export type HeaderAction =
  | { item: 'changePassword'; to: string; isLocked: boolean }
  | { item: 'logout'; to: undefined; isLocked: boolean };

/** The header's items for this user, by the rule of the specification's section 2.7. */
export const headerActions = (user: PortalUser): HeaderAction[] =>
  headerItems(user).flatMap(({ item, isLocked }): HeaderAction[] => {
    if (item === 'logout') return [{ item, to: undefined, isLocked }];
    const to = TARGETS[item];
    return to && item === 'changePassword' ? [{ item, to, isLocked }] : [];
  });
