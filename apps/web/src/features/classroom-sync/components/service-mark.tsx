import type { RosterService } from '@wonderfield/contract/classrooms/classroom';
import { GoogleMark } from '@wonderfield/ui/art/google-mark';
import { RefreshCw } from 'lucide-react';

/** Shows a service's logo. Decorative, because the name is next to it. */
export const ServiceMark = ({ service, size = 20 }: { service: RosterService; size?: number }) =>
  service === 'google' ? (
    <GoogleMark size={size} />
  ) : (
    <RefreshCw size={size} strokeWidth={2.2} aria-hidden />
  );
