import { bloomOf, labelOf, SUBJECTS } from '@wonderfield/contract/options';
import { type Crop, PLACES, type Stage, type Visitor } from '@wonderfield/contract/play/field';
import { isRest, percentOf, totalsOf } from '@wonderfield/contract/progress/week-rules';
import { isPlainName } from '../../gateways/email/email-layout.ts';
import type { WeekOfChild } from '../progress/child-week.ts';

/* The texts and numbers of the weekly mail, for HTML and plain text. */

const GROWING = 3;
const NUMBER_WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];
const HOUR_MINUTES = 60;

const WHO: Readonly<Record<Visitor, string>> = {
  snail: 'a snail',
  hedgehog: 'a hedgehog',
  frog: 'a frog',
  ducks: 'ducks',
  sheep: 'a sheep',
  robin: 'a robin',
  mole: 'a mole',
  owl: 'an owl',
  bee: 'a bee',
  butterflies: 'butterflies',
};

export const STAGE_WORDS: Readonly<Record<Stage, string>> = {
  seed: 'A seed.',
  sprout: 'A sprout.',
  leaf: 'In leaf.',
  bud: 'A bud.',
  bloom: 'In bloom.',
};

type Figure = readonly [figure: string, what: string];

/** The part of the mail about one child. */
export type ChildFacts = {
  childId: string;
  /** The child's name, or "Your child" if the name is not safe in an email. */
  name: string;
  lead: string;
  /** A number and its unit. */
  figures: readonly [time: Figure, questions: Figure, right: Figure];
  atDinner: string | undefined;
  growing: readonly { skillId: string; name: string; crop: Crop; stage: Stage; words: string }[];
  subjects: readonly { label: string; percent: number; questions: number }[];
  /** The number of the child's flower. */
  bloom: number;
};

export type WeeklyMailFacts = {
  /** Example: "November 9 to 15". */
  weekLabel: string;
  /** Example: "Maya's and Leo's week in the field". */
  title: string;
  children: readonly ChildFacts[];
};

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });
const month = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });

/** Returns "November 9 to 15" or "November 30 to December 6". */
const weekLabel = ({ from, to }: { from: string; to: string }) => {
  const [first, last] = [new Date(from), new Date(to)];
  const [firstMonth, lastMonth] = [month.format(first), month.format(last)];
  const end = firstMonth === lastMonth ? '' : `${lastMonth} `;
  return `${firstMonth} ${first.getUTCDate()} to ${end}${last.getUTCDate()}`;
};

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const counted = (count: number, first: string, second: string) =>
  `${count} ${count === 1 ? first : second}`;

const leadOf = (name: string, { progress, visitors }: WeekOfChild) => {
  const days = progress.days.filter((day) => !isRest(day)).length;
  const played = `${name} played on ${NUMBER_WORDS[days]} ${days === 1 ? 'day' : 'days'}`;
  const rows = progress.rows > 0 ? ` and finished ${counted(progress.rows, 'row', 'rows')}` : '';
  const whos = [...new Set(visitors)].map((visitor) => WHO[visitor]);
  const moved = whos.length > 0 ? ` ${capitalized(list.format(whos))} moved in.` : '';
  return `${played}${rows}.${moved}`;
};

const timeIn = (minutes: number) =>
  minutes < HOUR_MINUTES
    ? `${minutes} min`
    : `${Math.floor(minutes / HOUR_MINUTES)} h ${minutes % HOUR_MINUTES} min`;

const COMING_ALONG = {
  seed: 'It takes its time.',
  sprout: 'Off to a start.',
  leaf: 'Coming along.',
} as const;

const describeSkill = (stage: Stage, { name, isNew }: { name: string; isNew: boolean }) => {
  if (stage === 'bloom') return `${name} has it.`;
  if (stage === 'bud') return 'Almost there.';
  return isNew ? 'New this week.' : COMING_ALONG[stage];
};

/** Returns the most practiced skills with their stages. */
const growingOf = (name: string, { progress, practiced }: WeekOfChild): ChildFacts['growing'] =>
  practiced.slice(0, GROWING).flatMap(({ skillId, questions }) => {
    const skill = progress.skills.find((each) => each.skillId === skillId);
    if (!skill) return [];
    const { stage, subject } = skill;
    const isNew = skill.answers === questions;
    const words = `${STAGE_WORDS[stage]} ${describeSkill(stage, { name, isNew })}`;
    return [{ skillId, name: skill.name, crop: PLACES[subject].crop, stage, words }];
  });

export const childFacts = (week: WeekOfChild): ChildFacts => {
  const { progress } = week;
  const name = isPlainName(progress.firstName) ? progress.firstName : 'Your child';
  const { minutes, questions, percent } = totalsOf(progress);
  return {
    childId: progress.childId,
    name,
    lead: leadOf(name, week),
    figures: [
      [timeIn(minutes), 'in the field'],
      [String(questions), questions === 1 ? 'question' : 'questions'],
      [`${percent ?? 0}%`, 'right on the first try'],
    ],
    atDinner: progress.atDinner,
    growing: growingOf(name, week),
    subjects: progress.subjects.map(({ subject, ...filter }) => ({
      label: labelOf(SUBJECTS, subject),
      percent: percentOf(filter) ?? 0,
      questions: filter.questions,
    })),
    bloom: bloomOf(progress.look) ?? 0,
  };
};

/** More names make a subject line too long. */
const MOST_NAMES = 3;

const titleOf = (children: readonly ChildFacts[]) => {
  const whose =
    children.length > MOST_NAMES
      ? "Your children's"
      : list.format(children.map(({ name }) => `${name}'s`));
  return `${whose} week in the field`;
};

/** Returns the facts of one mail for all children of a parent who practiced in the week. */
export const familyFacts = (weeks: readonly [WeekOfChild, ...WeekOfChild[]]): WeeklyMailFacts => {
  const children = weeks.map(childFacts);
  return { weekLabel: weekLabel(weeks[0].progress.week), title: titleOf(children), children };
};
