import { PATHS } from '../../shared/routing/paths.ts';
import type { PortalRoute } from '../../shared/routing/portal-route.ts';

export const passwordRoutes: PortalRoute[] = [
  {
    path: PATHS.forgotPassword,
    access: 'publicOnly',
    screen: () =>
      import('./screens/forgot-password-screen.tsx').then((m) => m.ForgotPasswordScreen),
  },
  {
    // Public, because the link in the email must work on a signed-in device too.
    path: PATHS.resetLink,
    access: 'public',
    screen: () => import('./screens/reset-link-screen.tsx').then((m) => m.ResetLinkScreen),
  },
  {
    path: PATHS.resetPassword,
    access: 'public',
    screen: () => import('./screens/reset-password-screen.tsx').then((m) => m.ResetPasswordScreen),
  },
  {
    path: PATHS.changePassword,
    access: 'private',
    screen: () =>
      import('./screens/change-password-screen.tsx').then((m) => m.ChangePasswordScreen),
  },
];
