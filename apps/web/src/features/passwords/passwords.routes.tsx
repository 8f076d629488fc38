import type { PortalRoute } from '../../shared/portal-route.ts';

export const passwordRoutes: PortalRoute[] = [
  {
    path: '/forgotpassword',
    access: 'publicOnly',
    screen: () =>
      import('./screens/forgot-password-screen.tsx').then((m) => m.ForgotPasswordScreen),
  },
  {
    // Exempt from the redirect: the link in the mail must work on a signed-in device too (S 2.1).
    path: '/resetpassword/:emailId/:passwordToken',
    access: 'public',
    screen: () => import('./screens/reset-password-screen.tsx').then((m) => m.ResetPasswordScreen),
  },
  {
    path: '/change-password',
    access: 'private',
    screen: () =>
      import('./screens/change-password-screen.tsx').then((m) => m.ChangePasswordScreen),
  },
];
