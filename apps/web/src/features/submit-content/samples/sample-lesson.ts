import type { Plan } from '@wonderfield/contract/plans/plan';

export const SAMPLE_LESSON: Plan = {
  planType: 'lessonPlan',
  subject: 'science',
  grades: ['2'],
  topic: 'Why do leaves change color?',
  essentialQuestions: `What is a leaf for?
Where was the gold in summer?
What changes for a tree when the days get shorter?`,
  keySkills: 'Observing closely, sorting, using a model, explaining with evidence',
  standards: `- NGSS 2-PS1-1: describe and classify materials by their observable properties
- NGSS 2-LS2-1: investigate whether plants need sunlight and water (see "Go further")
- CCSS W.2.8: recall information from experiences to answer a question
- CCSS SL.2.1: take part in conversations with partners about grade 2 topics`,
  objective: `Students can explain, in one sentence and one labeled drawing, why a green leaf turns gold: the gold was there all summer, and we see it when the green fades.`,
  description: `45 minutes, in pairs.

Each pair needs:
- 3 or 4 fallen leaves, from green to gold
- 2 strips of white paper towel, about 1 inch by 6 inches
- a clear cup with half an inch of warm tap water
- a green washable marker, a pencil, a metal spoon, and tape

Before class:
- Ask every family for two fallen leaves, and pick up a bag of extras yourself.
- Test your markers. Draw a line on a strip, dip the end in water, and wait five minutes. Use a brand whose green comes apart into yellow and blue.
- Fill the cups right before step 3. The water should feel like a bath, never hot.

1. Look (10 min): Pairs line up their leaves from the greenest to the most golden. Ask them to find a leaf that is caught in the middle and to say where its green is holding on. It is often along the veins. Write their words on the board; you will need them at the end.

2. Wonder (5 min): Hold up a green leaf and a gold one. Ask, "Where was the gold in summer?" Write down three different guesses and leave all three standing.

3. Try (15 min)
   - Draw a thick green line across one strip, an inch from the bottom. Write your names at the top in pencil.
   - Tape the top of the strip to the pencil and lay the pencil across the cup. The tip touches the water; the line stays dry.
   - Watch the water climb. Draw the strip after one minute, three minutes, and five minutes.
   - While you wait, rub each leaf onto the second strip with the back of the spoon. Compare the marks.

4. Tell (10 min): Lay the strips side by side. "Our green line had yellow in it the whole time. What could that tell us about a green leaf?" Go back to the three guesses and let the class decide which one the paper supports. Then give the green its name: chlorophyll. A leaf uses it to make food from sunlight. When the days get shorter, the tree stops making it, the green fades, and the gold that was hiding there can be seen.

5. Show it (5 min): Each student finishes the sentence "The gold was there because..." and draws a leaf in summer and in fall with the labels green, gold, and sunlight.

How you know it worked:
- The sentence says that the gold was already there.
- The drawing connects less sunlight with less green.
- Listen for "chlorophyll," but do not grade the spelling.

When somebody asks about red:
Good question. Many trees make their red in the fall, so red leaves are a different story from gold ones.

Help along:
Offer the sentence frame "In summer the leaf looks ___ because ___. In fall ___."

Go further:
Cover half of one leaf of a classroom plant with foil for a week. What will the dark half look like, and why?

A note for you:
Water moves marker ink, but it does not pull the green out of a leaf. That takes rubbing alcohol, which stays out of this lesson. So the marker line is a model of a leaf. Say so; second graders like to know what a model can and cannot show.`,
  special: `Every child brings a leaf from home, so the evidence belongs to the class. It takes no alcohol, no heat, and nothing that costs more than a roll of paper towels. Best of all, the answer does not come from the teacher: three guesses stay on the board until a strip of paper settles it.`,
};
