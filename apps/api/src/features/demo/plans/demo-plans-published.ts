import type { Answers } from '@wonderfield/contract/plans/plan';
import { AISHA, by, ELENA, GRACE } from './demo-plan-authors.ts';

const LEAVES = by(ELENA, {
  planType: 'lessonPlan',
  subject: 'science',
  grades: ['3', '4'],
  topic: 'Why do leaves change color?',
  essentialQuestions:
    'Where does the green go in fall? Was the yellow there all along? What does a tree save by letting go of its leaves?',
  keySkills: 'Observing, predicting, separating a mixture, explaining from evidence.',
  standards: 'NGSS 4-LS1-1: structures of plants that support survival and growth.',
  objective:
    'Students can explain that a leaf holds several colors at once, and that yellow shows when the green is no longer renewed.',
  description:
    'Each pair picks five leaves from one tree and sorts them from greenest to brownest. They predict which colors are hidden in the green one. We tear a green leaf into a glass, cover it with rubbing alcohol (the teacher pours), stand the glass in warm water and hang a strip of coffee filter into it. While the colors climb, pairs draw what a leaf does in July and in November. After 40 minutes a yellow band stands above the green one. Pairs write three sentences: what we expected, what we saw, what we think now.',
  special:
    'Nobody has to believe the teacher: the yellow climbs out of a green leaf in front of them. It needs nothing but leaves, filters and a windowsill.',
});

const GARDEN = by(ELENA, {
  planType: 'unitPlan',
  subject: 'math',
  grades: ['4', '5'],
  topic: 'A school garden in numbers',
  essentialQuestions:
    'How can two beds with the same fence hold a different number of carrots? What do we need to know before we order soil?',
  keySkills: 'Area and perimeter, scale drawing, multiplying with units, checking an estimate.',
  standards: 'CCSS.MATH.CONTENT.4.MD.A.3, 5.MD.C.5',
  objective:
    'Students can plan a garden bed to given limits, and defend its area, perimeter and volume of soil with a drawing and numbers.',
  description:
    'Lesson 1: with 24 feet of string, groups lay out as many different beds as they can and record length, width and area. Lesson 2: seed packets tell the distance between plants; groups work out how many fit. Lesson 3: a bed is eight inches deep. How many bags of soil are that, if one bag holds a cubic foot and a half? Lesson 4: each group draws its bed on grid paper, one square to six inches, with a price list. Lesson 5: the class reads all plans as the committee that pays for them, and asks two questions of each.',
  special:
    'The last lesson is a real meeting. Our custodian comes, and one plan is built in spring.',
});

const NIGHT_SKY = by(ELENA, {
  planType: 'unitPlan',
  subject: 'science',
  grades: ['5', '6'],
  topic: 'The night sky over our town',
  essentialQuestions:
    'Why do we see other stars in winter than in summer? How could people tell the time before there were clocks?',
  keySkills: 'Recording over weeks, finding patterns, building and testing a model.',
  standards: 'NGSS 5-ESS1-1, 5-ESS1-2, MS-ESS1-1',
  objective:
    'Students can use their own records and a model to explain day and night, the phases of the moon, and why constellations come and go with the seasons.',
  description:
    'For four weeks every student keeps a sky diary at home: the moon’s shape and place at one fixed time, twice a week, with whoever is at home. In class we read the diaries together on one long strip of paper and look for what repeats. In week two a lamp, a ball on a pencil and a dark room turn the strip into a model: each student is the Earth once. In week three we add a ring of constellations on the walls and walk around the lamp, one month per step. In week four groups write a page for visitors: what to look for above our town this season.',
  special:
    'Clouds are part of it. A diary with gaps leads to the best talk of the unit: what may we fill in, and what not?',
});

const LIGHTHOUSE = by(AISHA, {
  planType: 'lessonPlan',
  subject: 'languageArts',
  grades: ['2', '3'],
  topic: 'Letters to a lighthouse keeper',
  essentialQuestions:
    'What does somebody who lives far from us want to know? How does a letter sound like the one who wrote it?',
  keySkills:
    'Writing to a reader, asking questions, the parts of a letter, revising with a partner.',
  standards: 'CCSS.ELA-LITERACY.W.2.3, W.2.5, L.2.2.B',
  objective:
    'Students can write a letter with a greeting, two things they tell, two things they ask, and a closing.',
  description:
    'A letter lies on the rug. The keeper of a lighthouse writes that the mail boat comes once a week and that he has not spoken to anybody under ten for a year. We read it twice and list what he told us and what he left out. Each student folds a sheet in four: tell, tell, ask, ask. They write a sentence into each square, then copy it as a letter. Partners read each letter aloud and mark one place where they could see it happen and one where they wanted more. The letters go into a bottle-green envelope, and a week later he answers, each child by name.',
  special:
    'The keeper can be anybody with an hour to spare. Ours was a retired bus driver, and he still writes.',
});

const GREETINGS = by(AISHA, {
  planType: 'lessonPlan',
  subject: 'foreignLanguage',
  grades: ['Kindergarten', '1'],
  topic: 'Good morning in five languages',
  essentialQuestions: 'How do people greet each other? What can we say without any words?',
  keySkills: 'Listening, repeating, taking turns, noticing what is alike.',
  standards: 'ACTFL World-Readiness Standards 1.1 and 4.1, novice low.',
  objective:
    'Students can greet a classmate in at least three languages, with the gesture that belongs to it.',
  description:
    'Five corners of the room have a color and a greeting, spoken by somebody from a family of the class: in our year Spanish, Arabic, Vietnamese, Ukrainian and American Sign Language. Groups of four spend four minutes in each corner: listen three times, say it together, say it to one another, learn the gesture. Then the music plays and everybody walks. When it stops, you greet whoever is near you in the language of the color the teacher holds up. We end in a circle: which two greetings sounded alike, and which one made you smile?',
  special:
    'The experts are mothers, uncles and older brothers. For some of them it was the first time inside the school.',
});

const THREE_TELLERS = by(AISHA, {
  planType: 'unitPlan',
  subject: 'languageArts',
  grades: ['6', '7'],
  topic: 'One story, three tellers',
  essentialQuestions:
    'What changes when somebody else tells it? Can a narrator be honest and still be wrong?',
  keySkills: 'Point of view, close reading, choosing details, writing dialogue, giving feedback.',
  standards: 'CCSS.ELA-LITERACY.RL.6.6, RL.7.6, W.7.3',
  objective:
    'Students can retell an event from three points of view, and show how each teller’s knowledge and wishes change what is told.',
  description:
    'We start with two minutes that everybody saw: a colleague comes in, looks for something, takes a plant and leaves. All write down what happened; no two reports agree. In the next lessons we read short scenes and mark in three colors what a narrator sees, guesses and wants. Then each student chooses a small event, a lost glove or a goal that did not count, and writes it three times: by somebody who was in it, by somebody who only watched, and by somebody who has a reason to bend it. Groups of three read without names and guess who is telling. The unit ends with an evening of readings.',
  special:
    'The plant comes back in the last lesson, with its own version. Students ask for that part years later.',
});

const KITCHEN = by(GRACE, {
  planType: 'lessonPlan',
  subject: 'music',
  grades: ['Kindergarten'],
  topic: 'Rhythm with kitchen things',
  essentialQuestions: 'What is a beat? How can we play together without a word?',
  keySkills: 'Keeping a steady beat, listening, starting and stopping together, loud and soft.',
  standards: 'National Core Arts Standards MU:Cr1.1.Ka, MU:Pr4.2.Ka',
  objective:
    'Students can keep a steady beat for sixteen counts, and follow a conductor from soft to loud to silence.',
  description:
    'Everybody brings something from the kitchen that does not break. We sit in a circle and meet each sound: wood, metal, or plastic? We walk to a drum, clap the steps, then play them. When it holds, half of the circle plays and the other half walks. Now a child conducts: open arms are loud, small hands are soft, fists are silence. Three conductors, two minutes each. Then we write our piece with pictures on a long paper, spoon, lid, spoon, nothing, and play it for the class next door. The rest on the paper is the hardest note, and they are proud of it.',
  special:
    'No instrument is needed, so nobody is the one without. Silence is something they play, not something I ask for.',
});

const WEATHER = by(GRACE, {
  planType: 'lessonPlan',
  subject: 'art',
  grades: ['4', '5'],
  topic: 'Paint what the weather feels like',
  essentialQuestions: 'Can a picture be cold? How do colors and lines change how we feel?',
  keySkills: 'Mixing tints and shades, choosing a line, talking about a picture with reasons.',
  standards: 'National Core Arts Standards VA:Cr1.2.4a, VA:Re7.2.5a',
  objective:
    'Students can mix a range of one warm or one cool color, and use it with lines to show a kind of weather without drawing any object.',
  description:
    'With closed eyes we listen to rain on a roof, wind in a wire, a hot street at noon. After each sound, thirty seconds of line with a soft pencil, no objects allowed. We compare: why did so many draw rain downward, but wind from the left? Each student picks one kind of weather and mixes seven steps of one color, adding white or a little of its opposite. On wet paper they lay the color, on dry paper the lines. The pictures hang without names, and visitors write on a note which weather it is and how they can tell.',
  special:
    'Those who say that they cannot draw are free here: there is nothing to get wrong, and much to decide.',
});

const BUDGET = by(GRACE, {
  planType: 'lessonPlan',
  subject: 'socialStudies',
  grades: ['7', '8'],
  topic: 'Who decides? A town budget in one afternoon',
  essentialQuestions:
    'What does a town owe everybody? Who is in the room when money is shared out, and who is missing?',
  keySkills: 'Reading a table, arguing for a position, finding a compromise, reflecting on power.',
  standards: 'C3 Framework D2.Civ.2.6-8, D2.Eco.1.6-8',
  objective:
    'Students can explain a decision about public money by its trade-offs, and name who gains and who loses by it.',
  description:
    'Six groups get a town of 9,000 people, a table of what things cost, and 10 percent less money than last year. Each group also gets a role: families with small children, shop owners, retired people, the fire department, newcomers, the mayor’s office. In round one they write their own budget. In round two they meet in mixed groups, and every cut needs three of six voices. In round three the mayor’s office presents a budget and the class votes. Then the envelope: a bridge must be repaired. What goes now? We close with a written page: what did I defend, what did I give up, and whom did we forget?',
  special:
    'The numbers are those of a real town, rounded. Two students took their page to the next public hearing.',
});

/** The plans of the demo library, oldest first. */
export const PUBLISHED_PLANS: readonly { author: string; answers: Answers }[] = [
  { author: 'grace@demo.wonderfield.example', answers: KITCHEN },
  { author: 'aisha@demo.wonderfield.example', answers: LIGHTHOUSE },
  { author: 'elena@demo.wonderfield.example', answers: GARDEN },
  { author: 'grace@demo.wonderfield.example', answers: BUDGET },
  { author: 'aisha@demo.wonderfield.example', answers: GREETINGS },
  { author: 'elena@demo.wonderfield.example', answers: LEAVES },
  { author: 'aisha@demo.wonderfield.example', answers: THREE_TELLERS },
  { author: 'grace@demo.wonderfield.example', answers: WEATHER },
  { author: 'elena@demo.wonderfield.example', answers: NIGHT_SKY },
];
