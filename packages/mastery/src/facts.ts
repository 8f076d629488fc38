/* Memory of single facts, such as 7 × 8. Each fact fades at its own speed. */

/** Days after which a fact is recalled with a chance of 90 %, and the lapses so far. */
export type FactState = { stabilityDays: number; lapses: number; lastDay: number };

const FIRST_DAYS = { right: 3, missed: 0.7 } as const;
const GROWTH = { factor: 1.6, ease: 2.2, slowing: -0.15, afterHint: 0.5 } as const;
const LAPSE_FACTOR = 0.35;
const LEAST_DAYS = 0.5;
const MOST_DAYS = 365;
/** A fact below this chance is asked before new ones. */
const FADED = 0.8;
/** A fact above this chance need not be asked. */
const FRESH = 0.9;
const SHAKY_DAYS = 2;
const MOST_SHAKY = 6;

/** Returns the chance that the student recalls a fact on a day. */
export const recallChance = ({ stabilityDays, lastDay }: FactState, day: number) =>
  (1 + (19 / 81) * ((day - lastDay) / stabilityDays)) ** -0.5;

type Recalled = { isRight: boolean; isHinted: boolean; day: number };

const firstFact = ({ isRight, isHinted, day }: Recalled): FactState => ({
  stabilityDays: isRight && !isHinted ? FIRST_DAYS.right : FIRST_DAYS.missed,
  lapses: isRight ? 0 : 1,
  lastDay: day,
});

const grown = (fact: FactState, { isHinted, day }: Recalled) => {
  const { factor, ease, slowing, afterHint } = GROWTH;
  const gain = factor * Math.exp(ease * (1 - recallChance(fact, day)));
  const share = isHinted ? afterHint : 1;
  return fact.stabilityDays * (1 + share * gain * fact.stabilityDays ** slowing);
};

/** Returns what is known about a fact after an answer. A second right answer on a day adds nothing. */
export const factAfter = (fact: FactState | undefined, recalled: Recalled): FactState => {
  const { isRight, day } = recalled;
  if (!fact) return firstFact(recalled);
  const lapses = fact.lapses + (isRight ? 0 : 1);
  if (day <= fact.lastDay) {
    if (isRight) return fact;
    const stabilityDays = Math.max(LEAST_DAYS, Math.min(fact.stabilityDays, FIRST_DAYS.missed));
    return { ...fact, stabilityDays, lapses };
  }
  const stabilityDays = isRight
    ? grown(fact, recalled)
    : Math.max(LEAST_DAYS, fact.stabilityDays * LAPSE_FACTOR);
  return { stabilityDays: Math.min(MOST_DAYS, stabilityDays), lapses, lastDay: day };
};

type Facts = Readonly<Record<string, FactState>>;

/** Returns the fact to ask next: the most faded one, or a new one while few are shaky. */
export const nextFact = (
  facts: Facts,
  { ids, day, justAsked }: { ids: readonly string[]; day: number; justAsked: ReadonlySet<string> },
): string | undefined => {
  const open = ids.filter((id) => !justAsked.has(id));
  const met = open
    .flatMap((id) => {
      const fact = facts[id];
      return fact ? [{ id, recall: recallChance(fact, day), days: fact.stabilityDays }] : [];
    })
    .sort((first, second) => first.recall - second.recall);
  const [mostFaded] = met;
  const fresh = open.find((id) => !facts[id]);
  const shaky = met.filter(({ days }) => days < SHAKY_DAYS).length;
  const isFading = mostFaded !== undefined && mostFaded.recall < FRESH;
  const isUrgent = mostFaded !== undefined && mostFaded.recall < FADED;
  if (isFading && (isUrgent || shaky >= MOST_SHAKY)) return mostFaded.id;
  return fresh ?? mostFaded?.id ?? ids[0];
};
