import type { Plan } from '@wonderfield/contract/plans/plan';

export const SAMPLE_UNIT: Plan = {
  planType: 'unitPlan',
  subject: 'math',
  grades: ['4'],
  topic: 'Fractions at the bakery',
  essentialQuestions: `When do two fractions name the same amount?
How can you tell which fraction is more without measuring?
How does a baker turn one recipe into enough for everybody?`,
  keySkills:
    'Modeling fractions, comparing, adding and subtracting, multiplying by a whole number, explaining reasoning',
  standards: `- CCSS 4.NF.A.1: explain why fractions are equivalent
- CCSS 4.NF.A.2: compare fractions with different numerators and denominators
- CCSS 4.NF.B.3: understand a fraction as a sum of unit fractions; add and subtract with like denominators
- CCSS 4.NF.B.4: multiply a fraction by a whole number
- Mathematical practices MP3 and MP4: construct arguments, model with mathematics`,
  objective: `Students can scale a recipe for the whole class and prove every amount with a drawing or a number line. On the way they explain equivalent fractions, compare fractions with a benchmark, and write a mixed number as a sum of unit fractions.`,
  description: `Five lessons of 50 minutes. Nothing is baked or eaten, so allergies are no problem: rice stands in for flour.

The class needs:
- 8 sets of measuring cups (1, 1/2, 1/3, 1/4) and 8 trays to keep the rice on the tables
- 10 pounds of dry rice
- paper strips, 1 inch by 12 inches, about ten for each student
- index cards and a long number line on the wall, from 0 to 4

1. Fair shares (50 min)
   Standard 4.NF.A.1. Question: Is half a pan always the same as four eighths of it?
   - Each student folds one paper strip "pan" into halves, a second into fourths, and a third into eighths, and lines them up.
   - Partners find as many names for 1/2 as they can, then for 3/4, and write each pair as an equation: 1/2 = 4/8.
   - Together: what happens to the number of pieces and to the size of each piece? Aim for "twice as many pieces, each half as big."
   - Exit ticket: Is 3/4 of a pan the same as 6/8 of it? Draw it and explain. (Yes: every fourth was cut in two.)

2. Which is more? (50 min)
   Standard 4.NF.A.2. Question: Two recipes, one sweeter. Which one?
   - Hang these cards on the number line and defend each place: 3/8, 1/2, 5/8, 2/3, 3/4, 5/6, 7/8.
   - Collect ways to compare: more or less than 1/2 (3/8 and 2/3), the missing piece (5/6 and 7/8), or the same denominator (2/3 = 8/12 and 3/4 = 9/12).
   - Ask the trap question: When can half a pan be more than three fourths of a pan? (When the pans are not the same size.)
   - Exit ticket: Recipe A takes 5/8 cup of sugar, recipe B takes 2/4 cup. Which is more? Show it in two ways. (A: 2/4 is 4/8.)

3. Measure it out (50 min)
   Standard 4.NF.B.3. Question: Every scoop is lost but the 1/4 cup. Can we still bake?
   - Teams measure 1 3/4 cups of rice with the 1/4 cup only and count the scoops. (Seven.)
   - Write it three ways: 7/4, 1 + 3/4, and seven times 1/4 added up.
   - The jar holds 2 1/4 cups and the recipe takes 1 3/4. How much is left? Pour it, then write it. (2/4 cup.)
   - Exit ticket: 3 1/4 - 1 2/4. Use a number line. (1 3/4.)

4. Batches (50 min)
   Standard 4.NF.B.4. Question: One batch takes 2/3 cup of oats. What about six?
   - Jump it on the wall: six jumps of 2/3 land on 12/3, which is 4.
   - Teams write and solve their own: 5 batches with 3/4 cup of milk each. (15/4, or 3 3/4 cups.)
   - Compare 6 x 2/3 with 12 x 1/3. Why do they land in the same place?
   - Exit ticket: Four batches take 3/8 cup of honey each. How much is that, and between which two whole cups is it? (12/8, or 1 4/8; between 1 and 2.)

5. The bakery opens (50 min)
   All four standards. One batch makes 8 granola bars: 3/4 cup of oats, 2/3 cup of flour, 3/8 cup of honey, and 1/4 cup of seeds. The order is for 24 bars.
   - Teams write the shopping list and prove two of the amounts with a drawing or a number line. (Three batches: 2 1/4, 2, 1 1/8, and 3/4 cups.)
   - Teams trade lists. Each finds one proof to praise and one amount to check again.
   - Last ten minutes, alone: The order grows to 40 bars. How much honey now? (Five batches: 15/8, or 1 7/8 cups.)

How you know it worked:
- 4 points: right amounts, and each proof could convince somebody who was not there
- 3 points: right amounts with one proof that holds
- 2 points: a sound plan with a slip in the numbers
- 1 point: one batch is right, and the scaling is not there yet

Help along:
Keep the paper strips on the tables all week. Start lesson 4 with unit fractions (6 x 1/3) for anybody who needs a running start.

Go further:
Half a batch. What is half of 3/4 cup, and how would you measure it with the cups you have?`,
  special: `The fractions come from one place all week, so students stop asking what they are for. Rice makes wrong answers visible: a heap is left over, or the cup is not full. Every exit ticket comes with its answer, so tomorrow's groups can be made before the bus leaves.`,
};
