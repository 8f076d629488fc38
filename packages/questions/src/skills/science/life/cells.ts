import { capital } from '../../../kit/capital.ts';
import { chainSteps } from '../../../kit/chain-steps.ts';
import { firstOutOfPlace, putInOrder } from '../../../kit/put-in-order.ts';
import { askFacts } from '../../../kit/which-fits.ts';
import { type Fact, matchClues, type Topic, whichOne } from '../../../kit/which-one.ts';
import type { Level, Question } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill, type MakeAt } from '../../../skill.ts';
import { BODY_SYSTEMS, CELL_PARTS, LEVELS_OF_LIFE } from './cells.facts.ts';

const PARTS: Topic = {
  which: 'Which part of a cell',
  before: 'the ',
  facts: CELL_PARTS,
  match: 'What does each part of a cell do?',
  hint: 'Compare the cell with a town: who guards, who builds, who gives power?',
  praise: 'You thought about the job of each part.',
};

const SYSTEMS: Topic = {
  which: 'Which system',
  before: 'the ',
  facts: BODY_SYSTEMS,
  match: 'What belongs to each system?',
  hint: 'Look for a part of the name that you know.',
  praise: 'You joined the organs to the work they do together.',
};

const PLANT_ONLY = ['chloroplast', 'cell wall', 'vacuole'];

const smallToLarge = (rng: SeededRandom, level: Level): Question => {
  const kept = new Set<string>(rng.some<string>(LEVELS_OF_LIFE, level + 2));
  const right: readonly string[] = LEVELS_OF_LIFE.filter((one) => kept.has(one));
  return {
    ask: 'Put these in order, from the smallest part to the whole.',
    steps: chainSteps(right, {
      learn: 'Each of these is built from smaller ones.',
      begins: `The smallest here is the ${right[0]}.`,
    }),
    ...putInOrder(rng, {
      right,
      from: 'smallest',
      to: 'largest',
      explain: (tiles) => {
        const { belongs, given } = firstOutOfPlace(right, tiles);
        return {
          headline: 'Ask which is built from which.',
          reason: `${capital(belongs)} comes before ${given}: the larger is built from the smaller.`,
          misconception: 'mixesLevels',
        };
      },
    }),
    solved: right.join(', '),
    praise: 'You asked what each is built from.',
    hint: 'Tissues are built from many cells of one kind.',
  };
};

const makeQuestion = (rng: SeededRandom, { grade, level }: MakeAt): Question => {
  const variant = rng.int(1, 6);
  if (variant === 1) return smallToLarge(rng, level);
  if (variant <= 3) return askFacts(rng, SYSTEMS, { grade, level, misconception: 'mixesSystems' });
  if (level > 1) return askFacts(rng, PARTS, { grade, level, misconception: 'mixesParts' });
  return whichOne(rng, PARTS, { grade, wrong: 2, misconception: partsMisconception });
};

const partsMisconception = (_: Fact, taken: Fact) =>
  PLANT_ONLY.includes(taken.name) ? 'plantOrAnimal' : 'mixesParts';

const makeFirstVersion = (rng: SeededRandom, { grade, level }: MakeAt): Question => {
  const wrong = level === 1 ? 2 : 3;
  const count = level === 3 ? 4 : 3;
  const variant = rng.int(1, 6);
  if (variant === 1) return smallToLarge(rng, level);
  if (variant === 2) return matchClues(rng, PARTS, { grade, count, misconception: 'mixesParts' });
  if (variant === 3)
    return matchClues(rng, SYSTEMS, { grade, count, misconception: 'mixesSystems' });
  return variant === 4
    ? whichOne(rng, SYSTEMS, { grade, wrong, misconception: () => 'mixesSystems' })
    : whichOne(rng, PARTS, {
        grade,
        wrong,
        misconception: partsMisconception,
      });
};

export const cells = defineSkill({
  id: 'cells-and-systems',
  version: 2,
  subject: 'science',
  name: 'Cells and body systems',
  grades: [6, 8],
  standards: ['MS-LS1-1', 'MS-LS1-2', 'MS-LS1-3'],
  kinds: ['choose', 'match', 'order'],
  forTeachers: {
    about: 'Knows what parts of a cell do and how organs work together in systems.',
    toTry: 'Draw a cell as a town and give each part a job in it.',
  },
  atDinner: 'Which systems of your body are at work while you eat?',
  slips: {
    plantOrAnimal: 'Takes a part found in plant cells for one that does another job.',
    mixesParts: 'Mixes up what parts of a cell do.',
    mixesSystems: 'Mixes up the systems of the body.',
    mixesLevels: 'Mixes up the order from cell to organism.',
  },
  make: (rng, at) => (at.version < 2 ? makeFirstVersion(rng, at) : makeQuestion(rng, at)),
});
