import { PATHS } from '../../shared/routing/paths.ts';
import type { PortalRoute } from '../../shared/routing/portal-route.ts';

export const ageCheckRoutes: PortalRoute[] = [
  {
    // Public, because an unchecked adult has a ticket instead of a session.
    path: PATHS.ageCheck,
    access: 'public',
    screen: () => import('./screens/payment-screen.tsx').then((m) => m.PaymentScreen),
  },
];
