import { PATHS } from '../../shared/routing/paths.ts';
import type { PortalRoute } from '../../shared/routing/portal-route.ts';

export const weeklyMailRoutes: PortalRoute[] = [
  {
    // Public, because the link works without a session and on another user's device.
    path: PATHS.weeklyMailOff,
    access: 'public',
    screen: () => import('./screens/weekly-mail-off-screen.tsx').then((m) => m.WeeklyMailOffScreen),
  },
];
