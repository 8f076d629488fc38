import type { EducatorUser } from '@wonderfield/contract/accounts/user';

/** Returns the known teaching data as form values. Unknown values are empty. */
export const teachingOf = ({ grades, pronoun }: EducatorUser) => ({
  grades,
  pronoun: pronoun ?? '',
});
