import { expect, it } from 'vitest';
import { PRIVATE_ROUTES } from '../shared/routing/route-access.ts';
import { portalRoutes } from './routes.ts';

const everyone = ['student', 'parent', 'educator'];

// Every screen with its access class and its audience.
const TABLE = [
  // @proves R-root
  ['/', 'publicOnly', undefined],
  ['/sign-in', 'publicOnly', undefined],
  ['/sign-in/parent', 'publicOnly', 'parent'],
  ['/sign-in/educator', 'publicOnly', 'educator'],
  ['/sign-in/student', 'publicOnly', 'student'],
  ['/sign-in/card', 'public', undefined],
  ['/sign-in/pictures', 'publicOnly', 'student'],
  ['/card', 'public', undefined],
  ['/class', 'public', undefined],
  // @proves R-sso-authorize
  ['/sso-authorize', 'public', undefined],
  ['/sign-up', 'publicOnly', undefined],
  ['/sign-up/parent', 'publicOnly', 'parent'],
  // @proves R-sign-up-educator
  ['/sign-up/educator', 'publicOnly', 'educator'],
  ['/forgotpassword', 'publicOnly', undefined],
  ['/resetpassword/:emailId/:passwordToken', 'public', undefined],
  ['/resetpassword', 'public', undefined],
  ['/confirm-email/:token', 'public', undefined],
  ['/confirm-email', 'public', undefined],
  ['/change-password', 'private', everyone],
  // @proves R-payment
  ['/payment', 'public', undefined],
  // @proves P-student-pages, P-educator-pages
  ['/linked-child', 'private', ['parent']],
  // @proves R-child-privacy
  ['/linked-child/:childId/privacy', 'private', ['parent']],
  // @proves R-create-account-child
  ['/create-account/child', 'private', ['parent']],
  // @proves R-progress
  ['/progress', 'private', ['parent']],
  // @proves R-progress-child
  ['/progress/:childId', 'private', ['parent']],
  // @proves R-child-skill
  ['/progress/:childId/skills/:skillId', 'private', ['parent']],
  ['/weekly-mail-off', 'public', undefined],
  // @proves R-profile
  ['/profile', 'private', everyone],
  // @proves P-educator-pages
  ['/create-avatar', 'private', ['student']],
  ['/return-to-game', 'private', everyone],
  // @proves R-student
  ['/student', 'publicOnly', 'student'],
  // @proves P-student-pages, D-4-parent-forward
  ['/educator', 'private', ['educator']],
  // @proves R-account-setup
  ['/account-setup', 'private', ['educator']],
  // @proves R-account-setup
  ['/account-setup/educator', 'private', ['educator']],
  // @proves R-account-setup-district
  ['/account-setup/district', 'public', undefined],
  // @proves R-school
  ['/school', 'private', ['educator']],
  // @proves R-classrooms
  ['/classrooms', 'private', everyone],
  // @proves R-create-classroom
  ['/create-classroom', 'private', ['educator']],
  // @proves R-create-classroom
  ['/classroom', 'private', ['educator']],
  // @proves R-edit-classroom
  ['/classroom/:id', 'private', ['educator']],
  // @proves R-edit-classroom
  ['/edit-classroom/:id', 'private', ['educator']],
  // @proves R-add-students
  ['/add-students/:id', 'private', ['educator']],
  // @proves R-list-students
  ['/list-students/:id', 'private', ['educator']],
  // @proves R-next-year
  ['/next-year/:id', 'private', ['educator']],
  // @proves R-school-next-year
  ['/school/next-year', 'private', ['educator']],
  // @proves R-google-classrooms
  ['/google-classrooms', 'private', ['educator']],
  // @proves R-clever-classrooms
  ['/clever-classrooms', 'private', ['educator']],
  // @proves R-google-students
  ['/google-students/:id', 'private', ['educator']],
  // @proves R-classroom-syncs
  ['/classroom-syncs/:id', 'private', ['educator']],
  // @proves R-class-live
  ['/class-live/:id', 'private', ['educator']],
  // @proves R-class-progress
  ['/class-teachers/:id', 'private', ['educator']],
  ['/class-progress/:id', 'private', ['educator']],
  // @proves R-student-report
  ['/class-progress/:id/students/:studentId', 'private', ['educator']],
  // @proves R-my-submissions
  ['/my-submissions', 'private', ['educator']],
  // @proves R-my-submission
  ['/my-submissions/:id', 'private', ['educator']],
  // @proves R-library
  ['/library', 'private', ['educator']],
  // @proves R-library-plan
  ['/library/:id', 'private', ['educator']],
  // @proves R-submit-content
  ['/submit-content/educator', 'private', ['educator']],
  // @proves R-sample-plans
  ['/sample-plans/:planType', 'private', ['educator']],
  ['/wfname', 'public', undefined],
  ['/pagenotfound', 'public', undefined],
  ['/page-not-found', 'public', undefined],
  ['*', 'public', undefined],
] as const;

it.each(TABLE)('registers %s as %s for %s', (path, access, audience) => {
  const route = portalRoutes.find((each) => each.path === path);
  expect(route?.access).toBe(access);
  if (route?.access === 'private') expect(PRIVATE_ROUTES[route.path]).toEqual(audience);
  if (route?.access === 'publicOnly') expect(route.door).toBe(audience);
});

// @proves S-access-classes, P-parent-pages
it('has no routes beyond the listed ones', () => {
  expect(portalRoutes.map(({ path }) => path).sort()).toEqual(TABLE.map(([path]) => path).sort());
});
