import { type HeaderItem, headerItems } from '@wonderfield/contract/accounts/header-items';
import type { PortalUser } from '@wonderfield/contract/accounts/user';
import { PATHS } from '../../shared/routing/paths.ts';
import { mayOpen } from '../../shared/routing/route-access.ts';

/** Path that each item opens. */
const TARGETS = {
  myChildren: PATHS.children,
  progress: PATHS.progress,
  myClassrooms: PATHS.classrooms,
  mySchool: PATHS.school,
  library: PATHS.library,
  myAccount: PATHS.profile,
  changePassword: PATHS.changePassword,
} as const satisfies Partial<Record<HeaderItem, string>>;
type LinkItem = keyof typeof TARGETS;

/** Items that are shown in the header bar on wide screens instead of the profile menu. */
const PLACES: readonly HeaderItem[] = [
  'myChildren',
  'progress',
  'myClassrooms',
  'mySchool',
  'library',
];

export type StepItem = 'logout' | 'playGame';

export type HeaderAction =
  | { item: LinkItem; to: string; isLocked: boolean }
  | { item: StepItem; to: undefined; isLocked: boolean };

const isLinkItem = (item: HeaderItem): item is LinkItem => Object.hasOwn(TARGETS, item);

/** Returns the header items for this user. */
export const headerActions = (user: PortalUser): HeaderAction[] =>
  headerItems(user).flatMap(({ item, isLocked }): HeaderAction[] => {
    if (item === 'logout' || item === 'playGame') return [{ item, to: undefined, isLocked }];
    if (!isLinkItem(item) || !mayOpen(TARGETS[item], user.userType)) return [];
    return [{ item, to: TARGETS[item], isLocked }];
  });

export const isPlace = ({ item }: HeaderAction) => PLACES.includes(item);
