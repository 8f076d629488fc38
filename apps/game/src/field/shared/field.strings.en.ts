import type { Subject } from '@wonderfield/contract/options';
import type { Stage, Visitor } from '@wonderfield/contract/play/field';

const STAGE_NAMES: Readonly<Record<Stage, string>> = {
  seed: 'Seed',
  sprout: 'Sprout',
  leaf: 'Leaf',
  bud: 'Bud',
  bloom: 'Bloom',
};

const VISITOR_NAMES: Readonly<Record<Visitor, string>> = {
  snail: 'A snail',
  hedgehog: 'A hedgehog',
  frog: 'A frog',
  ducks: 'Two ducks',
  sheep: 'A sheep',
  robin: 'A robin',
  mole: 'A mole',
  owl: 'An owl',
  bee: 'A bee',
  butterflies: 'Two butterflies',
};
const SEVERAL: readonly Visitor[] = ['ducks', 'butterflies'];

/** Where the visitors of a place live. */
const HOMES: Readonly<Record<Subject, string>> = {
  math: 'beside the mill',
  languageArts: 'in the orchard',
  science: 'at the pond',
  socialStudies: 'on the hill',
  foreignLanguage: 'in the garden',
  music: 'in the meadow',
  art: 'by the barn',
  others: 'by the cabin',
};

/** Lowercases a name within a sentence: "adding past ten", but "US states". */
export const inSentence = (name: string) =>
  /^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'] as const;

export const fieldStrings = {
  skip: 'Skip to content',
  myField: 'My field',
  places: 'Places in your field',
  hud: 'Game',
  soundOn: 'Sound is on. Turn off',
  soundOff: 'Sound is off. Turn on',
  readAloud: 'Read aloud',
  plainMode: 'Words',
  pictureMode: 'Pictures',
  readAloudIs: (isOn: boolean) => `Read aloud: ${isOn ? 'on' : 'off'}`,
  soundIs: (isOn: boolean) => `Sound: ${isOn ? 'on' : 'off'}`,
  backToWonderfield: 'Back to Wonderfield',
  backToClass: 'Back to my class',
  install: {
    title: 'Keep your field on this device',
    text: 'Wonderfield gets an icon of its own and also opens without internet.',
    byMenu: 'Open the menu of your browser and choose “Install” or “Add to Home Screen”.',
    install: 'Install',
    notNow: 'Not now',
    close: 'OK',
  },
  backToField: 'Back to the field',

  placeLabel: (name: string, stage: Stage) => `${name}, growing: ${STAGE_NAMES[stage]}`,
  restingLabel: (name: string) => `${name}, resting`,
  resting: 'Resting. What grew here stays.',
  restsToday: 'Rows rest until tomorrow.',
  nextRow: (skill: string) => `Next row: ${inSentence(skill)}`,
  freshWater: (skill: string) => `Fresh water for ${inSentence(skill)}`,
  rowWaits: 'Your row is waiting for you.',
  startRow: 'Start a row',
  goOn: 'Continue your row',
  starting: 'Opening your row',
  earlierPlaces: 'Places to the left',
  laterPlaces: 'Places to the right',
  page: (page: number, pages: number) => `Part ${page + 1} of ${pages}`,

  rowDone: 'A whole row in bloom',
  lookWhatYouGrew: 'Look what you grew',
  plantsStay: (subject: Subject) => `They stay ${HOMES[subject]}.`,
  gainStays: 'It came with your first row.',
  lookAround: 'Look around',
  harvestLead: (harvest: string, place: string) =>
    `${harvest} for the ${place}. They stay in your field.`,
  learned: 'What you learned',
  learnedLater: 'You will see what grew when you are back online.',
  grew: (before: Stage, after: Stage) =>
    before === after ? `It is a ${after} and growing` : `It grew from ${before} to ${after}`,
  inBloom: 'It is in bloom',
  cameBack: (count: number) =>
    count === 1
      ? 'One came back and you got it the second time.'
      : `${NUMBERS[count] ?? count} came back and you got them all.`,
  newVisitor: 'New visitor',
  movedIn: (visitor: Visitor) => `${VISITOR_NAMES[visitor]} moved in`,
  livesThere: (visitor: Visitor, subject: Subject) =>
    `${SEVERAL.includes(visitor) ? 'They live' : 'It lives'} ${HOMES[subject]} now.`,
  oneMoreRow: 'One more row',

  restOver: 'That is all for today. Your field keeps everything until you come back.',

  yourField: 'Your field',
  plainLead: 'Choose a place to grow a row. No clock, take your time.',
  rowsFinished: (rows: number) => {
    if (rows === 0) return 'No rows yet.';
    return rows === 1 ? '1 row finished.' : `${rows} rows finished.`;
  },
  growing: (stage: Stage) => `Growing: ${STAGE_NAMES[stage]}.`,
  liveHere: (visitors: readonly Visitor[]) => {
    const [first, ...others] = visitors.map((visitor) => VISITOR_NAMES[visitor]);
    if (!first) return '';
    const list = new Intl.ListFormat('en').format([
      first,
      ...others.map((name) => name.toLowerCase()),
    ]);
    const isOne = visitors.length === 1 && visitors.every((visitor) => !SEVERAL.includes(visitor));
    return `${list} ${isOne ? 'lives' : 'live'} here.`;
  },
  problemTitle: 'The field is not open right now',
  tryAgain: 'Try again',
} as const;
