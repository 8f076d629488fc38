import type { Answers, PLAN_FIELDS, Plan } from '@wonderfield/contract/plans/plan';

/** The answers about the author that each plan contains. */
type Author = Omit<Answers, (typeof PLAN_FIELDS)[number]>;

export const ELENA: Author = {
  education: 'master',
  subjectExpertise: 'math',
  teachingGrades: ['3', '4'],
  qualification:
    'Oregon license for elementary grades, with an endorsement in mathematics. Eleven years in third and fourth grade.',
  awards: 'Hazel Grove teacher of the year, chosen by the families in 2023.',
  favoriteSubject: 'science',
  teachingStyle:
    'Hands first, words second. We try something, argue about what happened, and only then look for the name of it.',
  philosophy:
    'Every child can reason well about things they have touched. My work is to bring the things and to ask the next question.',
  successfulLesson:
    'Somebody changes their mind because of evidence, and says so out loud without being embarrassed.',
  engagement:
    'I begin with a question that I cannot answer for them: how many, how far, what if we turn it over?',
};

export const AISHA: Author = {
  education: 'bachelor',
  subjectExpertise: 'languageArts',
  teachingGrades: ['2'],
  qualification:
    'Teaching license for kindergarten to grade 8, and a certificate in teaching English learners.',
  awards: 'A district grant for our classroom library, two years in a row.',
  favoriteSubject: 'languageArts',
  teachingStyle:
    'Reading aloud, acting out, drawing, then writing. Everybody gets a part, the quiet ones too.',
  philosophy:
    'Children write well when somebody is going to read it. I look for real readers before I look for topics.',
  successfulLesson: 'They ask whether they may go on writing after the bell.',
  engagement:
    'With a reader who waits for an answer: a pen pal, a younger class, a grandmother, a lighthouse keeper.',
};

export const GRACE: Author = {
  education: 'master',
  subjectExpertise: 'music',
  teachingGrades: ['Kindergarten', '4', '8'],
  qualification:
    'Music and social studies teacher for sixteen years before I became an administrator; I still teach two hours a week.',
  awards: 'State award for arts in small schools, 2019.',
  favoriteSubject: 'music',
  teachingStyle:
    'Little talk, much doing, and a clear ending that everybody can hear, see or vote on.',
  philosophy:
    'A school is where children practice living with others. Music and public questions are two good ways to practice.',
  successfulLesson: 'The room is noisy, and if you listen, all of it is about the lesson.',
  engagement:
    'I hand over the part that looks like mine: the baton, the budget, the choice of color.',
};

/** Adds the author's answers to a plan, as in a submission. */
export const by = (author: Author, plan: Plan): Answers => ({ ...author, ...plan });
