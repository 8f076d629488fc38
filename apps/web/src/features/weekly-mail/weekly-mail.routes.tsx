import { PATHS } from '../../shared/paths.ts';
import type { PortalRoute } from '../../shared/portal-route.ts';

export const weeklyMailRoutes: PortalRoute[] = [
  {
    // Whoever has the mail may, also where nobody or somebody else is signed in.
    path: PATHS.weeklyMailOff,
    access: 'public',
    screen: () => import('./screens/weekly-mail-off-screen.tsx').then((m) => m.WeeklyMailOffScreen),
  },
];
