import type { Thing } from '../../picture.ts';
import type { GradeNumber, Level, Question, Step } from '../../question.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { defineSkill, type MakeAt } from '../../skill.ts';
import { PLACES, PLAIN_MOVES, SLANTED, WAYS, type Way } from './town.facts.ts';
import { walkInTown } from './town-walks.ts';

const directionsFor = (grade: GradeNumber, level: Level) => {
  if (grade >= 4 || (grade === 3 && level > 1)) return [...WAYS, ...SLANTED];
  return WAYS;
};

const sayWay = (grade: GradeNumber) => (way: Way) => (grade === 0 ? way.plain : `${way.word} of`);

const directionSteps = (
  grade: GradeNumber,
  { way, center, right }: { way: Way; center: string; right: string },
): Step[] => [
  { say: grade === 0 ? `Put a finger on the ${center}.` : 'North is up, and east is right.' },
  {
    say:
      grade === 0
        ? `Go ${PLAIN_MOVES[way.word]} from there.`
        : `Start at the ${center} and go ${way.word}.`,
  },
  { say: `The ${right} is ${sayWay(grade)(way)} the ${center}.` },
];

const misconceptionOf = (target: Way, taken: Way) => {
  if (taken.word === target.turned) return target.x === 0 ? 'turnsNorthSouth' : 'turnsEastWest';
  return target.x === -taken.x && target.x !== 0 ? 'turnsEastWest' : undefined;
};

const whereIs = (rng: SeededRandom, grade: GradeNumber, level: Level): Question => {
  const ways = directionsFor(grade, level);
  const say = sayWay(grade);
  const taken = rng.some(ways, Math.min(ways.length, level + 3));
  const [center = 'school', ...places] = rng.some<Thing>(PLACES, taken.length + 1);
  const spots = [
    { name: center, thing: center, x: 50, y: 50 },
    ...taken.map(({ x, y }, at) => {
      const thing = places[at] ?? 'tree';
      return { name: thing, thing, x: 50 + x * 34, y: 50 + y * 34 };
    }),
  ];
  const target = rng.int(0, taken.length - 1);
  const way = taken[target] ?? (WAYS[0] as Way);
  const right = places[target] ?? 'tree';
  return {
    ask: `What is ${say(way)} the ${center}?`,
    task: { kind: 'map', spots },
    answer: [target + 1],
    solved: `The ${right} is ${say(way)} the ${center}`,
    praise: grade === 0 ? 'You looked the right way.' : 'You knew that north is up.',
    hint: grade === 0 ? `Put a finger on the ${center}.` : `North is up. Start at the ${center}.`,
    steps: directionSteps(grade, { way, center, right }),
    explain: ([given = 0]) => {
      const other = taken[given - 1];
      if (!other) {
        return {
          headline: 'That is where you start.',
          reason: `From the ${center}, go ${grade === 0 ? 'to the next place' : way.word}.`,
        };
      }
      const misconception = misconceptionOf(way, other);
      return {
        headline: grade === 0 ? `Start at the ${center}.` : 'North is up on this map.',
        reason: `The ${places[given - 1]} is ${say(other)} the ${center}. The ${right} is ${say(way)} it.`,
        ...(misconception && { misconception }),
      };
    },
  };
};

const makeQuestion = (rng: SeededRandom, { grade, level }: MakeAt): Question => {
  if (level < 3) return whereIs(rng, grade, level);
  return walkInTown(rng, grade, grade >= 4 ? [...WAYS, ...SLANTED] : WAYS);
};

export const directions = defineSkill({
  id: 'directions-on-a-map',
  version: 2,
  subject: 'socialStudies',
  name: 'Directions on a map',
  grades: [0, 5],
  standards: [],
  kinds: ['map'],
  forTeachers: {
    about: 'Finds places on a map by direction, from above and below to northeast.',
    toTry: 'Tape N, E, S and W to the walls of the room and play Simon says.',
  },
  atDinner: 'Which way is north from our table?',
  slips: {
    turnsEastWest: 'Mixes up east and west, or left and right.',
    turnsNorthSouth: 'Mixes up north and south, or above and below.',
  },
  make: (rng, at) => (at.version < 2 ? whereIs(rng, at.grade, at.level) : makeQuestion(rng, at)),
});
