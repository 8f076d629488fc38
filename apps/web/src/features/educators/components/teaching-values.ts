import type { EducatorUser } from '@wonderfield/contract/accounts/user';

/** What is known of how somebody teaches, for a form; an unanswered question is an empty choice. */
export const teachingOf = ({ grades, pronoun }: EducatorUser) => ({
  grades,
  pronoun: pronoun ?? '',
});
