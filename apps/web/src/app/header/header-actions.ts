import { type HeaderItem, headerItems } from '@wonderfield/contract/accounts/header-items';
import type { PortalUser } from '@wonderfield/contract/accounts/user';
import { PATHS } from '../../shared/paths.ts';
import { mayOpen } from '../../shared/route-access.ts';

/** Where an item leads. */
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

/** Items that stand in the header itself where there is room, not in the profile menu. */
const PLACES: readonly HeaderItem[] = [
  'myChildren',
  'progress',
  'myClassrooms',
  'mySchool',
  'library',
];

/** Items that open a dialog instead of a screen. */
export type StepItem = 'logout' | 'playGame';

export type HeaderAction =
  | { item: LinkItem; to: string; isLocked: boolean }
  | { item: StepItem; to: undefined; isLocked: boolean };

const isLinkItem = (item: HeaderItem): item is LinkItem => Object.hasOwn(TARGETS, item);

/** The header's items for this user, by the rule of the specification's section 2.7. */
export const headerActions = (user: PortalUser): HeaderAction[] =>
  headerItems(user).flatMap(({ item, isLocked }): HeaderAction[] => {
    if (item === 'logout' || item === 'playGame') return [{ item, to: undefined, isLocked }];
    if (!isLinkItem(item) || !mayOpen(TARGETS[item], user.userType)) return [];
    return [{ item, to: TARGETS[item], isLocked }];
  });

export const isPlace = ({ item }: HeaderAction) => PLACES.includes(item);
