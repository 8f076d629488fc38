import { expect, it } from 'vitest';
import { PRIVATE_ROUTES } from '../shared/route-access.ts';
import { portalRoutes } from './routes.ts';

const everyone = ['student', 'parent', 'educator'];

// Specification, sections 2.1, 2.3, 2.4 and 2.6: every screen that is built, its class, and for whom.
const TABLE = [
  ['/', 'publicOnly', undefined],
  ['/sign-in', 'publicOnly', undefined],
  ['/sign-in/parent', 'publicOnly', 'parent'],
  ['/sign-in/educator', 'publicOnly', 'educator'],
  ['/sign-in/student', 'publicOnly', 'student'],
  ['/sso-authorize', 'public', undefined],
  ['/sign-up', 'publicOnly', undefined],
  ['/sign-up/parent', 'publicOnly', 'parent'],
  ['/sign-up/educator', 'publicOnly', 'educator'],
  ['/forgotpassword', 'publicOnly', undefined],
  ['/resetpassword/:emailId/:passwordToken', 'public', undefined],
  ['/resetpassword', 'public', undefined],
  ['/confirm-email/:token', 'public', undefined],
  ['/confirm-email', 'public', undefined],
  ['/change-password', 'private', everyone],
  ['/payment', 'public', undefined],
  ['/linked-child', 'private', ['parent']],
  ['/linked-child/:childId/privacy', 'private', ['parent']],
  ['/create-account/child', 'private', ['parent']],
  ['/progress', 'private', ['parent']],
  ['/progress/:childId', 'private', ['parent']],
  ['/weekly-mail-off', 'public', undefined],
  ['/profile', 'private', everyone],
  ['/create-avatar', 'private', ['student']],
  ['/return-to-game', 'private', everyone],
  ['/student', 'publicOnly', 'student'],
  ['/educator', 'private', ['educator']],
  ['/account-setup', 'private', ['educator']],
  ['/account-setup/educator', 'private', ['educator']],
  ['/account-setup/district', 'public', undefined],
  ['/school', 'private', ['educator']],
  ['/classrooms', 'private', everyone],
  ['/create-classroom', 'private', ['educator']],
  ['/classroom', 'private', ['educator']],
  ['/classroom/:id', 'private', ['educator']],
  ['/edit-classroom/:id', 'private', ['educator']],
  ['/add-students/:id', 'private', ['educator']],
  ['/list-students/:id', 'private', ['educator']],
  ['/google-classrooms', 'private', ['educator']],
  ['/clever-classrooms', 'private', ['educator']],
  ['/google-students/:id', 'private', ['educator']],
  ['/classroom-syncs/:id', 'private', ['educator']],
  ['/class-progress/:id', 'private', ['educator']],
  ['/my-submissions', 'private', ['educator']],
  ['/my-submissions/:id', 'private', ['educator']],
  ['/library', 'private', ['educator']],
  ['/library/:id', 'private', ['educator']],
  ['/submit-content/educator', 'private', ['educator']],
  ['/sample-plans/:planType', 'private', ['educator']],
  ['/wfname', 'public', undefined],
  ['/pagenotfound', 'public', undefined],
  ['/page-not-found', 'public', undefined],
  ['*', 'public', undefined],
] as const;

it.each(TABLE)('%s is %s for %s', (path, access, audience) => {
  const route = portalRoutes.find((each) => each.path === path);
  expect(route?.access).toBe(access);
  if (route?.access === 'private') expect(PRIVATE_ROUTES[route.path]).toEqual(audience);
  if (route?.access === 'publicOnly') expect(route.door).toBe(audience);
});

it('has no route beside these', () => {
  expect(portalRoutes.map(({ path }) => path).sort()).toEqual(TABLE.map(([path]) => path).sort());
});
