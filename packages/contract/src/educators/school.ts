import { z } from 'zod';

/** What a school code stands for (section 3.6). */
export type SchoolOfCode = {
  code: string;
  name: string;
  city: string;
  zip: string;
  /** The reader's address is not one of the school's: its administrator has to say yes. */
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
