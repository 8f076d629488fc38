import type { PortalUser } from '@wonderfield/contract/accounts/user';

/** What the portal knows of an adult already, so that nobody types it a second time. */
export type KnownAdult = { name: string; email: string; zip: string };

export const adultPrefill = (user: PortalUser): KnownAdult | undefined =>
  user.userType === 'student'
    ? undefined
    : {
        name: `${user.firstName} ${user.lastName}`.trim(),
        email: user.email,
        zip: user.zip ?? '',
      };
