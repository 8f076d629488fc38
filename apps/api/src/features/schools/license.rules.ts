import type { UserChanges } from '@wonderfield/contract/accounts/user-changes';
import { DEFAULT_SUBSCRIPTION_PLAN } from '@wonderfield/contract/options';
import { FIELD_MESSAGES } from '@wonderfield/contract/texts/field-messages';
import { MESSAGE_CODES } from '@wonderfield/contract/texts/message-codes';
import { DomainError } from '../../domain-error.ts';

const missing = (errors: Record<string, string | false>) => {
  const fieldErrors = Object.entries(errors).filter(
    (entry): entry is [string, string] => !!entry[1],
  );
  if (fieldErrors.length > 0)
    throw new DomainError('VAL_001', { errors: Object.fromEntries(fieldErrors) });
};

/** Returns the required fields of an individual teacher, for which the school is optional. */
export const teacherSetupOf = (changes: UserChanges) => {
  const { grades, pronoun, studentsInClass } = changes;
  missing({
    grades: !grades && FIELD_MESSAGES.educatorGradesMissing,
    pronoun: !pronoun && FIELD_MESSAGES.pronounMissing,
    studentsInClass: !studentsInClass && FIELD_MESSAGES.educatorStudentsMissing,
  });
  return {
    grades: grades ?? [],
    studentsInClass: studentsInClass ?? 0,
    plan: changes.plan ?? DEFAULT_SUBSCRIPTION_PLAN,
    school: {
      name: changes.schoolName || null,
      city: changes.schoolCity || null,
      zip: changes.schoolZip || null,
    },
  };
};

/** Returns the required fields of a teacher with a school code. */
export const schoolSetupOf = (changes: UserChanges) => {
  const { grades, pronoun, schoolCode } = changes;
  missing({
    schoolCode: !schoolCode && FIELD_MESSAGES.schoolCodeMissing,
    grades: !grades && FIELD_MESSAGES.educatorGradesMissing,
    pronoun: !pronoun && FIELD_MESSAGES.pronounMissing,
  });
  return { code: schoolCode ?? '', grades: grades ?? [] };
};

/**
 * Rejects school data that differs from the code's school. A form may send the displayed values
 * [T50].
 */
export const ensureSchoolOfCode = (
  changes: UserChanges,
  school: { name: string; city: string; zip: string },
) => {
  const differs = {
    schoolName: changes.schoolName !== undefined && changes.schoolName !== school.name,
    schoolCity: changes.schoolCity !== undefined && changes.schoolCity !== school.city,
    schoolZip: changes.schoolZip !== undefined && changes.schoolZip !== school.zip,
  };
  const fields = Object.entries(differs).filter(([, isDifferent]) => isDifferent);
  if (fields.length === 0) return;
  throw new DomainError('CHD_005', {
    errors: Object.fromEntries(fields.map(([field]) => [field, MESSAGE_CODES.CHD_005.text])),
  });
};
