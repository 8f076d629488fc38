import { matchPath, resolvePath } from 'react-router';
import { PATHS, type PathPattern } from '../shared/paths.ts';

/**
 * What a page looks like from afar, before its code is there: a door is paper beside a scene, a scene fills
 * the window, and below a band stand cards, a form or a list.
 */
export type SkeletonLayout = 'door' | 'scene' | 'cards' | 'form' | 'list';

const SHAPES: readonly (readonly [SkeletonLayout, readonly PathPattern[]])[] = [
  ['scene', [PATHS.avatar, PATHS.studentSignIn, PATHS.join, PATHS.badge, PATHS.returnToGame]],
  ['cards', [PATHS.educatorHome, PATHS.classrooms, PATHS.library]],
  [
    'form',
    [
      PATHS.profile,
      PATHS.changePassword,
      PATHS.ageCheck,
      PATHS.linkChildren,
      PATHS.accountSetup,
      PATHS.educatorSetup,
      PATHS.schoolAccount,
      PATHS.createClassroom,
      PATHS.newClassroom,
      PATHS.classroom,
      PATHS.editClassroom,
      PATHS.submitContent,
    ],
  ],
];

/** The shape of the page at an address; who has no session comes to a door sooner or later. */
export const layoutAt = (address: string, isSignedIn: boolean): SkeletonLayout => {
  const { pathname } = resolvePath(address);
  const layout = SHAPES.find(([, paths]) => paths.some((path) => matchPath(path, pathname)));
  return layout?.[0] ?? (isSignedIn ? 'list' : 'door');
};
