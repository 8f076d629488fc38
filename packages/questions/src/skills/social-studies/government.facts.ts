import type { Fact } from '../../kit/which-one.ts';

export const BRANCH_FACTS: readonly Fact[] = [
  { name: 'legislative branch', does: 'makes the laws', clue: 'makes laws' },
  { name: 'legislative branch', does: 'is Congress', clue: 'Congress' },
  { name: 'legislative branch', does: 'includes the Senate', clue: 'the Senate' },
  { name: 'executive branch', does: 'carries out the laws', clue: 'carries out laws' },
  { name: 'executive branch', does: 'is led by the president', clue: 'the president' },
  { name: 'executive branch', does: 'includes the Cabinet', clue: 'the Cabinet' },
  { name: 'judicial branch', does: 'decides what the laws mean', clue: 'explains laws' },
  { name: 'judicial branch', does: 'includes the Supreme Court', clue: 'Supreme Court' },
  { name: 'judicial branch', does: 'is made up of courts and judges', clue: 'judges' },
];

export const GOVERNMENT_FACTS: readonly Fact[] = [
  { name: 'mayor', does: 'leads a city', clue: 'leads a city' },
  { name: 'governor', does: 'leads a state', clue: 'leads a state' },
  { name: 'president', does: 'leads the country', clue: 'leads the country' },
  { name: 'senator', does: 'serves a term of six years in Congress', clue: 'six-year term' },
  { name: 'justice', does: 'sits on the Supreme Court', clue: 'Supreme Court' },
  {
    name: 'president',
    does: 'can veto a bill passed by Congress',
    clue: 'can veto a bill',
    also: ['governor'],
  },
];

export const FOUNDING_FACTS: readonly Fact[] = [
  {
    name: 'Constitution',
    does: 'sets up the government of the country',
    clue: 'sets up government',
  },
  {
    name: 'Bill of Rights',
    does: 'is made up of the first ten amendments',
    clue: 'first ten amendments',
  },
  { name: 'Declaration', does: 'announced independence in 1776', clue: 'independence in 1776' },
  { name: 'Constitution', does: 'was written in Philadelphia in 1787', clue: 'written in 1787' },
  { name: 'Bill of Rights', does: 'was added to the Constitution in 1791', clue: 'added in 1791' },
  {
    name: 'Declaration',
    does: 'was written mainly by Thomas Jefferson',
    clue: 'Jefferson wrote most',
  },
];

/** Steps of a bill to a law, short enough for tiles. */
export const STEPS_TO_A_LAW = [
  'bill is written',
  'committee',
  'House votes',
  'Senate votes',
  'president signs',
] as const;

/** Questions with the right number, and wrong numbers with what they count. */
export const NUMBERS_OF_GOVERNMENT = [
  {
    ask: 'How many branches does the US government have?',
    right: 3,
    others: [
      [2, 'the houses of Congress'],
      [50, 'the states'],
      [9, 'the Supreme Court justices'],
    ],
  },
  {
    ask: 'How many senators does each state have?',
    right: 2,
    others: [
      [50, 'the states'],
      [100, 'all senators together'],
      [6, 'the years in a term'],
    ],
  },
  {
    ask: 'How many senators are there in all?',
    right: 100,
    others: [
      [50, 'the states'],
      [435, 'the voting House members'],
      [2, 'the senators of one state'],
    ],
  },
  {
    ask: 'How many years is the term of a US president?',
    right: 4,
    others: [
      [6, 'the years of a senator'],
      [2, 'the years in the House'],
      [8, 'two terms'],
    ],
  },
  {
    ask: 'How many amendments are in the Bill of Rights?',
    right: 10,
    others: [
      [27, 'all amendments'],
      [13, 'the first states'],
      [3, 'the branches'],
    ],
  },
  {
    ask: 'How many stripes does the US flag have?',
    right: 13,
    others: [
      [50, 'the stars'],
      [10, 'the Bill of Rights'],
      [7, 'the red stripes'],
    ],
  },
] as const;
