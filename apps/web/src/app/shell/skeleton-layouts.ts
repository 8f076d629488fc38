import { matchPath, resolvePath } from 'react-router';
import { PATHS, type PathPattern } from '../../shared/routing/paths.ts';

/**
 * Layouts of page skeletons: a form beside a scene (`door`), a full-window scene, or cards, a form
 * or a list below a band.
 */
export type SkeletonLayout = 'door' | 'scene' | 'cards' | 'form' | 'list';

const SHAPES: readonly (readonly [SkeletonLayout, readonly PathPattern[]])[] = [
  [
    'scene',
    [
      PATHS.avatar,
      PATHS.studentSignIn,
      PATHS.cardSignIn,
      PATHS.pictureSignIn,
      PATHS.cardLink,
      PATHS.openClass,
      PATHS.join,
      PATHS.badge,
      PATHS.returnToGame,
    ],
  ],
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

/**
 * Returns the skeleton layout for an address. Unknown addresses of signed-out visitors use the
 * sign-in layout.
 */
export const layoutAt = (address: string, isSignedIn: boolean): SkeletonLayout => {
  const { pathname } = resolvePath(address);
  const layout = SHAPES.find(([, paths]) => paths.some((path) => matchPath(path, pathname)));
  return layout?.[0] ?? (isSignedIn ? 'list' : 'door');
};
