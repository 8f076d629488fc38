import type { Choice, Level, Question } from '../../src/question.ts';
import { LEVELS } from '../../src/question.ts';
import { questionIdentity } from '../../src/question-identity.ts';
import { createQuestion, type Skill } from '../../src/skill.ts';
import { gradesAndLevels } from '../grades-and-levels.ts';
import { BLIND_RULES, type ChooseQuestion, numericValue } from './blind-rules.ts';

/** How far a blind rule may beat guessing. */
const MOST_ADVANTAGE = 0.12;
/** Rules that apply to fewer questions of a cell say nothing. */
const FEWEST_QUESTIONS = 40;
/** Choices that were offered less often say nothing about what is usual. */
const FEWEST_OFFERS = 5;
/** The share of level 3 questions that may also occur at level 1. */
const MOST_REPEATED = 0.2;
/** Different questions in 400 draws of a cell. Fewer would repeat within a few sessions. */
const FEWEST_DIFFERENT = 60;
const STEP_BOUNDS = { fewest: 2, most: 5 } as const;

type Cell = { grade: number; level: Level; questions: readonly Question[] };

const isChoose = (question: Question): question is ChooseQuestion =>
  question.task.kind === 'choose';

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Returns by how much a rule beats guessing on the questions it applies to. */
const advantage = (
  questions: readonly ChooseQuestion[],
  picks: (question: ChooseQuestion) => readonly number[],
) => {
  const gains = questions.flatMap((question) => {
    const picked = picks(question);
    if (picked.length === 0) return [];
    const isPicked = picked.includes(question.answer[0] ?? -1);
    return [(isPicked ? 1 / picked.length : 0) - 1 / question.task.choices.length];
  });
  return { count: gains.length, gain: gains.length === 0 ? 0 : mean(gains) };
};

/**
 * Returns a rule that takes the choice which was right most often in other questions. Half of the
 * questions tell the rule, the other half test it.
 */
const usualAnswer = (others: readonly ChooseQuestion[]) => {
  const counts = new Map<string, { right: number; offered: number }>();
  for (const { task, answer } of others) {
    for (const [index, { text }] of task.choices.entries()) {
      const { right = 0, offered = 0 } = counts.get(text) ?? {};
      counts.set(text, { right: right + (index === answer[0] ? 1 : 0), offered: offered + 1 });
    }
  }
  const shareOf = ({ text }: Choice) => {
    const { right = 0, offered = 0 } = counts.get(text) ?? {};
    return offered < FEWEST_OFFERS ? 0 : right / offered;
  };
  return ({ task }: ChooseQuestion) => {
    const shares = task.choices.map(shareOf);
    const most = Math.max(...shares);
    return shares.flatMap((share, index) => (share === most && most > 0 ? [index] : []));
  };
};

/** A question that names a rule asks for it: "Which is the largest?" */
const ASKED_RULES: Readonly<Record<string, RegExp>> = {
  largest: /largest|greatest|biggest|most|highest|farthest|longest|warmest/i,
  smallest: /smallest|least|fewest|lowest|shortest|coldest|nearest/i,
  longest: /longest/i,
  shortest: /shortest/i,
  oddForm: /\bnot\b|different|odd|does not belong/i,
};

const auditRules = (questions: readonly ChooseQuestion[], where: string, template = '') => {
  const named = Object.entries(BLIND_RULES).map(([name, rule]) => ({
    name,
    questions,
    picks: (question: ChooseQuestion) => rule(question.task.choices, question),
  }));
  const [examples, tested] = [0, 1].map((half) =>
    questions.filter((_, index) => index % 2 === half),
  );
  const usual = {
    name: 'usualAnswer',
    questions: tested ?? [],
    picks: usualAnswer(examples ?? []),
  };
  return [...named, usual].flatMap(({ name, picks, questions: counted }) => {
    const { count, gain } = advantage(counted, picks);
    const isAskedFor = ASKED_RULES[name]?.test(template);
    if (isAskedFor || count < FEWEST_QUESTIONS || gain <= MOST_ADVANTAGE) return [];
    return [`${where}: "${name}" beats guessing by ${Math.round(gain * 100)} points`];
  });
};

const templateOf = ({ ask }: Question) =>
  ask.replaceAll(/["“”][^"“”]*["“”]/g, '"…"').replaceAll(/[\d.,/:$]*\d/g, '#');

const auditBlindRules = ({ grade, level, questions }: Cell) => {
  const where = `grade ${grade} level ${level}`;
  const choosing = questions.filter(isChoose);
  const templates = Map.groupBy(choosing, templateOf);
  const byTemplate = [...templates].flatMap(([template, some]) =>
    some.length < choosing.length ? auditRules(some, `${where} "${template}"`, template) : [],
  );
  const [onlyTemplate = ''] = templates.size === 1 ? templates.keys() : [];
  return [...auditRules(choosing, where, onlyTemplate), ...byTemplate];
};

const auditEqualChoices = ({ grade, level, questions }: Cell) =>
  questions.filter(isChoose).flatMap(({ ask, task }) => {
    const values = task.choices.flatMap(({ text }) =>
      /^[−-]?\$?[\d,.]+(\/\d+)?%?$/.test(text) && !text.endsWith('%')
        ? [numericValue(text) ?? text]
        : [],
    );
    const texts = task.choices.map(({ text }) => text).join(' | ');
    return new Set(values).size === values.length
      ? []
      : [`grade ${grade} level ${level}: equal choices in "${ask}": ${texts}`];
  });

/** Compares the questions of levels 1 and 3 of a grade. */
const auditLevels = (cells: readonly Cell[]) =>
  [...Map.groupBy(cells, ({ grade }) => grade)].flatMap(([grade, levels]) => {
    const identities = (level: Level) =>
      (levels.find((cell) => cell.level === level)?.questions ?? []).map(questionIdentity);
    const first = new Set(identities(LEVELS[0]));
    const repeated = mean(identities(3).map((identity) => (first.has(identity) ? 1 : 0)));
    return repeated <= MOST_REPEATED
      ? []
      : [`grade ${grade}: ${Math.round(repeated * 100)} % of level 3 also occurs at level 1`];
  });

/** Counts the different questions of a cell. A closed set of facts has only so many. */
const auditVariety = (skill: Skill, { grade, level, questions }: Cell) => {
  const { size } = new Set(questions.map(questionIdentity));
  return skill.isFactSet || size >= Math.min(FEWEST_DIFFERENT, questions.length)
    ? []
    : [`grade ${grade} level ${level}: ${size} different questions`];
};

const auditSteps = ({ grade, level, questions }: Cell) => {
  const bad = questions.filter(({ steps }) => {
    const count = steps?.length ?? 0;
    return count < STEP_BOUNDS.fewest || count > STEP_BOUNDS.most;
  });
  return bad.length === 0
    ? []
    : [`grade ${grade} level ${level}: ${bad.length} without steps, such as "${bad[0]?.ask}"`];
};

/** Builds questions of every grade and level, or of the first grade only. */
const drawCells = (skill: Skill, draws: number, isShort: boolean): Cell[] =>
  gradesAndLevels(skill)
    .filter(({ grade }) => !isShort || grade === skill.grades[0])
    .map(({ grade, level }) => ({
      grade,
      level,
      questions: Array.from({ length: draws }, (_, index) =>
        createQuestion(skill, { grade, level, seed: (index + 1) * 977, version: skill.version }),
      ),
    }));

export type Audit = {
  blind: string[];
  equal: string[];
  levels: string[];
  steps: string[];
  variety: string[];
};

/** Returns what is wrong with the questions of a skill, with grade, level and rule. */
export const auditSkill = (skill: Skill, draws: number, isShort = false): Audit => {
  const cells = drawCells(skill, draws, isShort);
  return {
    blind: cells.flatMap(auditBlindRules),
    equal: [...new Set(cells.flatMap(auditEqualChoices))],
    levels: auditLevels(cells),
    steps: cells.flatMap(auditSteps),
    variety: cells.flatMap((cell) => auditVariety(skill, cell)),
  };
};
