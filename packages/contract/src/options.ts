/** An option: the value on the wire and the label for users. */
export type Option<Value extends string = string> = {
  readonly value: Value;
  readonly label: string;
};

/** Creates an option list from labels by value. */
export const options = <const Values extends Record<string, string>>(labels: Values) =>
  Object.entries(labels).map(([value, label]) => ({ value, label })) as unknown as readonly Option<
    Extract<keyof Values, string>
  >[];

/** Returns the values of an option list as a tuple for zod's `enum`. */
export const valuesOf = <Value extends string>(list: readonly Option<Value>[]) =>
  list.map((option) => option.value) as [Value, ...Value[]];

/** Returns the label of a value, or the value if it is not in the list. */
export const labelOf = (list: readonly Option[], value: string) =>
  list.find((option) => option.value === value)?.label ?? value;

export const PRONOUNS = [
  { value: '1', label: 'He/Him' },
  { value: '2', label: 'She/Her' },
  { value: '3', label: 'They/Them' },
] as const satisfies readonly Option[];

// An array, because an object would sort numeric keys before Kindergarten.
export const GRADES = [
  { value: 'Kindergarten', label: 'Kindergarten' },
  { value: '1', label: 'Grade 1' },
  { value: '2', label: 'Grade 2' },
  { value: '3', label: 'Grade 3' },
  { value: '4', label: 'Grade 4' },
  { value: '5', label: 'Grade 5' },
  { value: '6', label: 'Grade 6' },
  { value: '7', label: 'Grade 7' },
  { value: '8', label: 'Grade 8' },
] as const satisfies readonly Option[];
export type Grade = (typeof GRADES)[number]['value'];

export const DEGREES = options({
  associate: 'Associate',
  bachelor: 'Bachelor',
  master: 'Master',
  phd: 'PhD',
  others: 'Others',
});

export const MONTHS = [
  { value: '01', label: 'January' },
  { value: '02', label: 'February' },
  { value: '03', label: 'March' },
  { value: '04', label: 'April' },
  { value: '05', label: 'May' },
  { value: '06', label: 'June' },
  { value: '07', label: 'July' },
  { value: '08', label: 'August' },
  { value: '09', label: 'September' },
  { value: '10', label: 'October' },
  { value: '11', label: 'November' },
  { value: '12', label: 'December' },
] as const satisfies readonly Option[];

export const PLAY_OPTIONS = options({
  approvedOnly: 'Only kids I approve',
  sameSchool: "Kids in my child's grade and school",
  sameAge: "Kids my child's age",
  all: 'All kids on the site',
});

export const TYPING_MODES = options({ freeType: 'Free typing', preType: 'Ready-made phrases' });

export const LEVELS = options({ easy: 'Easy', medium: 'Medium', challenging: 'Challenging' });

/** Daily play times of a child. Most families set no limit. */
export const DAILY_TIMES = [
  { value: 'none', label: 'No limit' },
  { value: '15', label: '15 minutes a day' },
  { value: '30', label: '30 minutes a day' },
  { value: '45', label: '45 minutes a day' },
  { value: '60', label: '1 hour a day' },
  { value: '90', label: '1 hour 30 minutes a day' },
  { value: '120', label: '2 hours a day' },
] as const satisfies readonly Option[];
export type DailyTime = (typeof DAILY_TIMES)[number]['value'];
export const DEFAULT_DAILY_TIME: DailyTime = 'none';

export const SUBJECTS = options({
  art: 'Art',
  foreignLanguage: 'Foreign Language',
  languageArts: 'Language Arts',
  math: 'Math',
  science: 'Science',
  music: 'Music',
  socialStudies: 'Social Studies',
  others: 'Others',
});
export type Subject = (typeof SUBJECTS)[number]['value'];

/** Selects all subjects. */
export const ALL_SUBJECTS = { value: 'all', label: 'All' } as const;

/** Subjects of a lesson plan, without "others". */
export const CONTENT_SUBJECTS = SUBJECTS.filter((subject) => subject.value !== 'others');

export const EDUCATOR_LICENSE_TYPES = options({
  teacherAccount: 'Individual teacher',
  schoolLicenseCode: 'Teacher with a school code',
  'school/district': 'School or district',
});
export type EducatorLicenseType = (typeof EDUCATOR_LICENSE_TYPES)[number]['value'];

/** License types for a sign-up with a password. A school or district requests a license instead. */
export const TEACHER_LICENSE_TYPES = EDUCATOR_LICENSE_TYPES.filter(
  (type): type is Option<'teacherAccount' | 'schoolLicenseCode'> =>
    type.value !== 'school/district',
);

export const LICENSE_FOR = options({ district: 'District', school: 'School' });

export const PLAN_TYPES = options({ lessonPlan: 'Lesson plan', unitPlan: 'Unit plan' });

export const SUBSCRIPTION_PLANS = options({ freetoPlay: 'Beta is free to play' });

export const DEFAULT_LEVEL = 'challenging';
export const DEFAULT_PLAY_OPTION = 'all';
export const DEFAULT_SUBSCRIPTION_PLAN = 'freetoPlay';
export const DEFAULT_PLAN_TYPE = 'lessonPlan';

/** Flowers for a student's avatar. The number identifies the flower in the design system. */
export const AVATAR_LOOKS = [
  'bloom-0',
  'bloom-1',
  'bloom-2',
  'bloom-3',
  'bloom-4',
  'bloom-5',
  'bloom-6',
  'bloom-7',
  'bloom-8',
  'bloom-9',
] as const;
export type AvatarLook = (typeof AVATAR_LOOKS)[number];

/** Returns the number of the flower, or undefined for an unknown look. */
export const bloomOf = (look: string | undefined): number | undefined => {
  const looks: readonly string[] = AVATAR_LOOKS;
  const index = looks.indexOf(look ?? '');
  return index < 0 ? undefined : index;
};

/** Where the adult check was started, stored under the local storage key `paymentSource`. */
export const PAYMENT_SOURCES = ['signIn', 'signUp'] as const;
