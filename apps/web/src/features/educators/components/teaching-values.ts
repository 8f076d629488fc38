import type { PortalUser } from '@wonderfield/contract/accounts/user';
import type { Grade, PRONOUNS } from '@wonderfield/contract/options';

type Pronoun = (typeof PRONOUNS)[number]['value'];

/** What is known of how somebody teaches, for a form; an unanswered question is an empty choice. */
export const teachingOf = ({ educatorGrades, pronoun }: PortalUser) => ({
  educatorGrade: educatorGrades as Grade[],
  preferedPronoun: (pronoun ?? '') as Pronoun,
});
