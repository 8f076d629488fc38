import type { ClassProgress } from '@wonderfield/contract/progress/progress';

const STUDENTS = 41;
const SKILLS = 40;
const STAGES = ['seed', 'sprout', 'leaf', 'bud', 'bloom'] as const;
const SUBJECTS = ['math', 'languageArts'] as const;

const skillId = (index: number) => `skill-${index}`;

/** Returns the progress of a class of 41 with 40 skills, which is the largest table. */
export const fullClassProgress = (): ClassProgress => ({
  classroomName: 'Room 41',
  grade: '3',
  today: '2026-11-18',
  skills: Array.from({ length: SKILLS }, (_, index) => ({
    skillId: skillId(index),
    name: `Skill number ${index + 1}`,
    subject: SUBJECTS[index % 2] ?? 'math',
    standards: [`3.OA.A.${index + 1}`],
  })),
  students: Array.from({ length: STUDENTS }, (_, student) => ({
    studentId: `student-${student}`,
    firstName: `Pat${student}`,
    lastName: 'Field',
    cells: Array.from({ length: SKILLS }, (_cell, index) => ({
      skillId: skillId(index),
      stage: STAGES[(student + index) % STAGES.length] ?? 'seed',
      level: 1 + ((student + index) % 3),
      isSure: (student + index) % 2 === 0,
      answersToGo: (student + index) % 2 === 0 ? 0 : 4,
      percent: 80,
      answers: 20,
      right: 16,
      days: 4,
      isRated: true,
    })),
  })),
  help: [],
  groups: [0, 2].map((index) => ({
    skillId: skillId(index),
    studentIds: ['student-1', 'student-2', 'student-3'],
    whatHappened: 'Counts the marks, not the spaces.',
    toTry: 'Hop along the spaces and count each hop aloud.',
  })),
  ready: [],
});
