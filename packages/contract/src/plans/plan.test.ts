import { describe, expect, it } from 'vitest';
import { CONTENT_WIZARD_STEPS } from '../limits.ts';
import {
  ANSWER_FIELDS,
  AnswersSchema,
  DraftChangesSchema,
  DraftSchema,
  STEP_FIELDS,
  STEP_SCHEMAS,
} from './plan.ts';
import { sendSubmitContentEmail } from './plan-calls.ts';
import { AnswersJsonSchema, fromAnswersJson, toAnswersJson } from './plan-json.ts';
import { ANSWER_LABELS } from './plan-labels.ts';

const SPECIFIED = [
  'education',
  'teachingGrades',
  'qualification',
  'awards',
  'subjectExpertise',
  'teachingStyle',
  'educationalPhilosophy',
  'favoriteSubject',
  'makesLessionSuccessful',
  'engageStudentsInLession',
  'typeOfPlan',
  'submissionSubject',
  'submissionTopic',
  'submissionGrades',
  'essentialQuestions',
  'keySkills',
  'submissionStandards',
  'lessionDescription',
  'lessionObjective',
  'makeThisSpecial',
];

const whole = {
  education: 'phd',
  subjectExpertise: 'math',
  teachingGrades: ['Kindergarten', '8'],
  qualification: 'q',
  awards: 'a',
  favoriteSubject: 'art',
  teachingStyle: 't',
  philosophy: 'p',
  successfulLesson: 's',
  engagement: 'e',
  planType: 'unitPlan',
  subject: 'music',
  grades: ['1'],
  topic: 't',
  essentialQuestions: 'e',
  keySkills: 'k',
  standards: 's',
  objective: 'o',
  description: 'd',
  special: 's',
} as const;

describe('plan fields', () => {
  it('has exactly the specified wire names', () => {
    const wired = Object.keys(AnswersJsonSchema.shape);
    expect([...wired].sort()).toEqual([...SPECIFIED].sort());
  });

  it('assigns every field to one of three steps and has a label for it', () => {
    expect(STEP_SCHEMAS).toHaveLength(CONTENT_WIZARD_STEPS);
    expect(STEP_FIELDS.flat()).toEqual(Object.keys(AnswersSchema.shape));
    expect(new Set(STEP_FIELDS.flat()).size).toBe(20);
    expect(Object.keys(ANSWER_LABELS)).toEqual([...ANSWER_FIELDS]);
  });

  it('decodes an encoded plan unchanged', () => {
    const draft = DraftSchema.parse(whole);
    expect(fromAnswersJson(AnswersJsonSchema.parse(toAnswersJson(draft)))).toEqual(draft);
  });

  it('uses the specified wire names in the call', () => {
    expect(Object.values(sendSubmitContentEmail.fields)).toEqual(
      expect.arrayContaining(['lessionObjective', 'makeThisSpecial', 'typeOfPlan']),
    );
  });
});

describe('grades of a plan', () => {
  it.each([
    ['a list', ['1', '2']],
    ['JSON text', '["1","2"]'],
    ['comma-separated text', '1, 2'],
    ['text with a repeated grade', '1,2,1'],
  ])('accepts grades as %s', (_how, grades) => {
    expect(AnswersSchema.parse({ ...whole, grades }).grades).toEqual(['1', '2']);
  });

  it.each([['"1"'], ['{"a":1}'], ['[1]'], ['[["1"]]'], ['["9"]'], ['9'], ['[broken']])(
    'rejects %s as grades',
    (grades) => {
      expect(AnswersSchema.safeParse({ ...whole, grades }).success).toBe(false);
    },
  );
});

describe('texts of a plan', () => {
  it.each([['   '], ['\n\t'], ['\u200B\u200B'], ['\u2060 \u00AD']])(
    'treats a text without visible characters as missing: %j',
    (topic) => {
      const { error } = AnswersSchema.safeParse({ ...whole, topic });
      expect(error?.issues.map(({ message }) => message)).toEqual(['This field is required']);
    },
  );

  it('keeps markup, emoji and every script in a text', () => {
    const topic = '<script>alert(1)</script> 🍂 李娜 ¿Qué?';
    expect(AnswersSchema.parse({ ...whole, topic }).topic).toBe(topic);
  });
});

describe('drafts', () => {
  it('accepts a draft that is empty, incomplete or cleared again', () => {
    for (const changes of [{}, { topic: '' }, { education: '', grades: '' }, { grades: [] }]) {
      expect(DraftChangesSchema.safeParse(changes).success).toBe(true);
    }
  });

  it('keeps trailing spaces in a draft, because the author is still typing', () => {
    expect(DraftChangesSchema.parse({ topic: 'Leaves and ' }).topic).toBe('Leaves and ');
  });

  it.each([
    ['topic', 'x'.repeat(65_001), 'This is too long: at most 65,000 characters'],
    ['education', 'doctor', 'Please choose one of the options'],
    ['subject', 'others', 'Please choose one of the options'],
    ['grades', '["9"]', 'Please choose one of the options'],
  ])('rejects in a draft %s that could never be sent', (field, value, message) => {
    const { error } = DraftChangesSchema.safeParse({ [field]: value });
    expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
  });
});
