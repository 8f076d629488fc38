import { z } from 'zod';

/** The school that a school code belongs to. */
export type SchoolByCode = {
  code: string;
  name: string;
  city: string;
  zip: string;
  /**
   * True if the educator's email is at none of the school's domains. The administrator then has to
   * approve.
   */
  needsApproval: boolean;
};

export const SchoolByCodeJsonSchema = z.object({
  schoolCode: z.string(),
  schoolName: z.string(),
  schoolCity: z.string(),
  schoolZip: z.string(),
  needsApproval: z.boolean(),
});
export type SchoolByCodeJson = z.output<typeof SchoolByCodeJsonSchema>;

export const toSchoolByCodeJson = (school: SchoolByCode): SchoolByCodeJson => ({
  schoolCode: school.code,
  schoolName: school.name,
  schoolCity: school.city,
  schoolZip: school.zip,
  needsApproval: school.needsApproval,
});

export const fromSchoolByCodeJson = (json: SchoolByCodeJson): SchoolByCode => ({
  code: json.schoolCode,
  name: json.schoolName,
  city: json.schoolCity,
  zip: json.schoolZip,
  needsApproval: json.needsApproval,
});
