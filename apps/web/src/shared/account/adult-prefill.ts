import type { PortalUser } from '@wonderfield/contract/accounts/user';

/** Known data of an adult, used to prefill forms. */
export type AdultPrefill = { name: string; email: string; zip: string };

export const adultPrefill = (user: PortalUser): AdultPrefill | undefined =>
  user.userType === 'student'
    ? undefined
    : {
        name: `${user.firstName} ${user.lastName}`.trim(),
        email: user.email,
        zip: user.zip ?? '',
      };
