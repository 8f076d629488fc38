import { z } from 'zod';

/** The school that a school code belongs to. */
export type SchoolOfCode = {
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

export const SchoolOfCodeJsonSchema = z.object({
  schoolCode: z.string(),
  schoolName: z.string(),
  schoolCity: z.string(),
  schoolZip: z.string(),
  needsApproval: z.boolean(),
});
export type SchoolOfCodeJson = z.output<typeof SchoolOfCodeJsonSchema>;

export const toSchoolOfCodeJson = (school: SchoolOfCode): SchoolOfCodeJson => ({
  schoolCode: school.code,
  schoolName: school.name,
  schoolCity: school.city,
  schoolZip: school.zip,
  needsApproval: school.needsApproval,
});

export const fromSchoolOfCodeJson = (json: SchoolOfCodeJson): SchoolOfCode => ({
  code: json.schoolCode,
  name: json.schoolName,
  city: json.schoolCity,
  zip: json.schoolZip,
  needsApproval: json.needsApproval,
});
