import type { Text, TextKind } from './text.ts';

/** A phrase that makes a text hard to read, and how many correct uses the repository may have. */
export type Rule = { name: string; pattern: RegExp; goal: number; kinds?: readonly TextKind[] };

const PHRASES: readonly [pattern: string, goal: number][] = [
  ['\\bwhom?ever\\b', 0],
  ['\\bsomebody\\b', 0],
  ['\\bnobody\\b', 25],
  ['\\b(every|any)body\\b', 15],
  ['\\bwhom\\b', 5],
  ["\\bone['’]s\\b|\\boneself\\b", 0],
  ['\\banew\\b', 0],
  ['\\bmeanwhile\\b', 10],
  ['\\bby (itself|themselves|oneself)\\b', 10],
  ['\\bof (its|their|our|your|his|her) own\\b', 25],
  ['\\b(once more|all the same|in one go|for good)\\b', 10],
  [
    '\\b(says?|said) so\\b|\\b(is|are|was|were|been) told\\b|\\btold (so|of|once|again)\\b|\\bhears? of\\b',
    10,
  ],
  ['\\b(look(s|ed|ing)? after|answer(s|ed)? for)\\b', 10],
  ['\\b(take|takes|taken|taking|took) (\\w+ )?(back|off|along)\\b', 10],
  ['\\b(put(s|ting)? away|give(s|n)? way|let(s|ting)? go of|go(es)? on with)\\b', 5],
  ['\\bnothing (for|where|when|while|once|before|comes back)\\b', 3],
  ['\\bthe ways? (in|on|back|out|there)\\b', 5],
  ["\\b(the|a|this|other|another|students['’]|front) doors?\\b", 5],
  [
    '\\bof (two|many|several|any number|ten|fifty|\\d+) (who|that|at|tries|of them|answers|syncs|teachers)\\b',
    0,
  ],
  ['\\bas (everywhere|wherever|whoever|everybody)\\b|\\border (for|of) everybody\\b', 0],
  ['\\b(was|were|been) (faster|quicker)\\b', 0],
  ["\\bon record\\b|\\bown words\\b|['’]s word\\b", 3],
  ['\\bany more\\b(?=[.,;:)’\'"]|\\s*$)', 0],
  ['\\bstands? (there|beside|ready|on|in (the|a|place))\\b', 5],
  ['\\b(held|holds?) (until|still|first|before|against)\\b', 0],
  ['\\blooked at\\b', 5],
  ['\\b(is|are|was|were) to be\\b', 5],
  ['\\bso many\\b|\\bas (it|they) (is|are|was|were) (now|then)\\b', 5],
  ['\\bunless told otherwise\\b', 0],
  ['\\b(one|a|the|each|every|second|on) press\\b', 3],
  [
    '\\b(folded|twins?|followers?|newcomers?|heirs?|meeters?|rows? along|drawn ahead|turnstile)\\b',
    10,
  ],
  ['\\bpupils?\\b|\\bmended\\b|\\b(the|an) own\\b', 0],
  ['specification, section|safety bar', 0],
];

const SHAPES: readonly (Omit<Rule, 'pattern'> & { pattern: string })[] = [
  {
    name: 'comments with two or more semicolons',
    pattern: '^[^;]*;[^;]*;.*$',
    goal: 0,
    kinds: ['comment', 'doc'],
  },
  {
    name: 'doc comments that open with Who, What, Whose, Of, The same, Nothing, Nobody, Also, Not',
    pattern: '^(who|what|whose|of|the same|nothing|nobody|also|not)\\b',
    goal: 60,
    kinds: ['doc'],
  },
  {
    name: 'titles that start with is, are, of, with, what, whose, no, nothing, nobody',
    pattern: '^(is|are|of|with|what|whose|no|nothing|nobody)\\b',
    goal: 0,
    kinds: ['title'],
  },
  {
    name: 'titles that start with that, and, by, who, from, because, also',
    pattern: '^(that|and|by|who|from|because|also)\\b',
    goal: 0,
    kinds: ['title'],
  },
  { name: 'titles with "should"', pattern: '\\bshould\\b', goal: 0, kinds: ['title'] },
  { name: 'spread object literals', pattern: '^', goal: 0, kinds: ['spread'] },
  {
    name: 'variables named of, found, known, asked, told, somebody',
    pattern: '^(of|found|known|asked|told|somebody)$',
    goal: 0,
    kinds: ['variable'],
  },
  { name: 'marks such as (S 3.10) and (D 5)', pattern: '\\([SD] \\d[\\d.]*\\)', goal: 0 },
  { name: '(T42) in place of [T42]', pattern: '\\(T\\d+', goal: 0 },
];

const PROSE: readonly TextKind[] = ['comment', 'doc', 'title', 'prose', 'string'];

export const WORD_LIST: readonly Rule[] = [
  ...PHRASES.map(([pattern, goal]) => ({
    name: pattern,
    pattern: new RegExp(pattern, 'gi'),
    goal,
    kinds: PROSE,
  })),
  ...SHAPES.map(({ pattern, kinds = PROSE, ...rule }) => ({
    ...rule,
    kinds,
    pattern: new RegExp(pattern, kinds.includes('variable') ? 'g' : 'gi'),
  })),
];

/** A place where a rule matches. */
export type Hit = Text & { match: string };

/** Returns where a rule matches, in the order of the texts. */
export const findHits = ({ pattern, kinds }: Rule, texts: readonly Text[]): Hit[] =>
  texts
    .filter(({ kind }) => !kinds || kinds.includes(kind))
    .flatMap((text) => [...text.text.matchAll(pattern)].map(([match]) => ({ ...text, match })));
