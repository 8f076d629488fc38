import type { Step } from '../../../question.ts';

export const endMarkSteps = (sentence: string, asks: boolean): Step[] => [
  { say: asks ? 'The sentence asks for an answer.' : 'The sentence tells something.' },
  {
    say: asks ? 'A comma or period does not ask.' : 'Nobody has to answer it.',
  },
  {
    say: asks ? 'It ends with a question mark.' : 'It ends with a period.',
    picture: { kind: 'passage', text: `${sentence}${asks ? '?' : '.'}` },
  },
];

export const shortFormSteps = (long: string, short: string): Step[] => [
  { say: `Say "${long}" as one short word.`, picture: { kind: 'series', items: long.split(' ') } },
  { say: 'The apostrophe stands where letters are gone.' },
  {
    say: `The short form is ${short}.`,
    picture: { kind: 'marked', text: `${long}, ${short}`, marks: ["'"] },
  },
];

type List = { one: string; two: string; three: string };

export const listSteps = ({ one, two, three }: List): Step[] => [
  { say: `The list has three things: ${one}, ${two}, ${three}.` },
  { say: 'Put a comma after each thing but the last.' },
  {
    say: `Write ${one}, ${two}, and ${three}.`,
    picture: {
      kind: 'marked',
      text: `${one}, ${two}, and ${three}`,
      marks: [`${one},`, `${two},`],
    },
  },
];
