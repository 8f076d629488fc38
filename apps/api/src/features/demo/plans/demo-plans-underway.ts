import type { Draft } from '@wonderfield/contract/plans/plan';
import { by, ELENA } from './demo-plan-authors.ts';

/* Elena's plans that are not in the library: one in every state. */

export const BIRDS = by(ELENA, {
  planType: 'lessonPlan',
  subject: 'math',
  grades: ['1'],
  topic: 'Counting the birds at the long fence behind the school',
  essentialQuestions: 'How do you count something that moves? How do we show it to others?',
  keySkills: 'Counting on, tallying, comparing, reading a simple chart.',
  standards: 'CCSS.MATH.CONTENT.1.MD.C.4, 1.OA.A.1',
  objective:
    'Students can collect counts in three groups, show them in a chart, and ask and answer how many more and how many fewer.',
  description:
    'Our fence has 14 posts, and something sits on it every morning. For one week pairs watch for five minutes after arrival, one with the eyes and one with the pencil: a stroke for each sparrow, each crow, each other bird. On Friday every pair adds its strokes in fives and builds a tower of cubes for each kind. We stand the towers side by side, draw them as a chart on the floor with tape, and walk from one to the other: three steps more, two steps fewer. Each child writes one question to the chart and gives it to a neighbor.',
  special:
    'It works in any weather and with any fence. No birds is a number too, and they love that day.',
});

export const BAKERY = by(ELENA, {
  planType: 'unitPlan',
  subject: 'math',
  grades: ['4'],
  topic: 'Fractions at the bakery',
  essentialQuestions:
    'When are two parts the same size? What is the whole when somebody orders a half and a third?',
  keySkills:
    'Comparing fractions, equal parts of one whole, adding with models, checking an order.',
  standards: 'CCSS.MATH.CONTENT.4.NF.A.2, 4.NF.B.3',
  objective: 'Students understand halves, thirds and quarters.',
  description:
    'The class runs a bakery for one morning. Orders come in as fractions of a loaf; each group cuts paper loaves, labels the parts and checks the order of another group. The order sheet is at https://bakery-orders.example/sheet. On day two some orders do not fit: three customers want a half of the same loaf. Groups write to the customer and offer what is possible. On day three the loaves have different sizes, and a half is suddenly not a half. On day four each group invents a morning of orders that just works out, and trades it with its neighbors.',
  special: 'It ends with real bread, cut by the students, and with very exact slices.',
});

/** The reviewer's comments on the bakery plan and Elena's changes. */
export const BAKERY_REVIEW = {
  comments: [{ field: 'objective', text: 'Please name what a student can do afterwards.' }],
  changes: {
    objective:
      'Students can compare and add halves, thirds and quarters of the same whole, and tell when two wholes cannot be compared.',
  },
} as const;

export const MACHINES = by(ELENA, {
  planType: 'lessonPlan',
  subject: 'science',
  grades: ['3'],
  topic: 'Simple machines on the playground',
  essentialQuestions:
    'Why is it easy to lift a friend on a seesaw? What do we pay for an easy push?',
  keySkills: 'Predicting, fair testing, measuring, explaining with a drawing.',
  standards: 'NGSS',
  objective: 'Students learn about levers and ramps.',
  description:
    'On the playground, groups look for everything that makes a push easier: seesaw, slide, wheel of the cart. They mark each with a colored ribbon and say what moves and where it turns. At the seesaw we test: if a partner sits halfway, who goes up? Groups predict first, then try three places and draw each with arrows for the push. Back inside, a ruler over a pencil and ten washers repeat the test small. Each group writes a rule in its own words and tests the rule of another group.',
  special: 'They never look at a playground again without seeing it.',
});

export const MACHINES_COMMENTS = [
  {
    field: 'standards',
    text: 'Which one? 3-PS2-1 and 3-PS2-2 are both close; please name those you teach to.',
  },
  {
    field: 'objective',
    text: 'We like the test at the seesaw. Could the objective say what students can predict or explain after it?',
  },
] as const;

export const JAR = by(ELENA, {
  planType: 'lessonPlan',
  subject: 'math',
  grades: ['3'],
  topic: 'The jar on my desk: estimating with reasons',
  essentialQuestions: 'What makes a guess a good one? When is close enough?',
  keySkills: 'Estimating, rounding, multiplying tens, giving reasons.',
  standards: 'CCSS.MATH.CONTENT.3.NBT.A.1, 3.NBT.A.3',
  objective:
    'Students can make an estimate by counting a part and multiplying, and say how far off it may be.',
  description:
    'A jar of beans stands on the desk. First guesses go on a number line, from brave to careful. Then every table gets a small cup of the same beans and a ruler. How many in the cup? How many cups in the jar? Tables find their own way: layers, weight, a circle drawn on the lid. Each table writes its estimate as a range and the reason in one sentence. Before we count, everybody may move one name on the line, but only with a reason. We count in tens, ten tens to a plate, and look back: whose reason was good, although the number was not?',
  special: 'We praise the reason before we know the number. It changes who dares to speak.',
});

export const FRIDGE = by(ELENA, {
  planType: 'lessonPlan',
  subject: 'math',
  grades: ['4'],
  topic: 'Story problems from our fridge',
  essentialQuestions: 'What can numbers tell about a kitchen?',
  keySkills: 'Adding and subtracting decimals, writing a question.',
  standards: 'CCSS.MATH.CONTENT.4.MD.A.2',
  objective: 'Students can write and solve a two-step problem about prices.',
  description:
    'Students bring a grocery receipt from home and write three problems about it: one anybody can solve, one with two steps, and one that has no answer. They trade and solve. We collect the best ones into a class book, sort them by how hard they are, and talk about what makes a problem unsolvable: a missing number, or a question that was never about numbers. At the end every table presents the problem it is proudest of.',
  special: 'The problem without an answer is the one they think about longest.',
});

export const FRIDGE_REASON =
  'Thank you, Elena. The problem without an answer is a lovely idea. We cannot take this plan, because receipts from home tell a lot about families, and a class of children would see them. With receipts that you make up, we would be glad to read it again.';

const { education, subjectExpertise, teachingGrades, qualification, awards } = ELENA;
/** A draft with complete credentials and a started second step. */
export const NEW_DRAFT: Draft = {
  education,
  subjectExpertise,
  teachingGrades,
  qualification,
  awards,
  favoriteSubject: 'science',
  teachingStyle: 'Hands first, words second. We try something,',
};
