import { expect, it } from 'vitest';
import { takeDrops } from './take-drops.ts';

it.each([
  ['Emma Johnson', 'Emma Johnson', []],
  ['1) ELLA TURNER', 'ELLA TURNER', ['number: 1)']],
  ['Théo Marchand 2017-04-03', 'Théo Marchand', ['date: 2017-04-03']],
  ['2017-04-03 Théo Marchand', 'Théo Marchand', ['date: 2017-04-03']],
  ['Ava Wilson DOB: 3/14/2016', 'Ava Wilson', ['date: DOB: 3/14/2016']],
  ['Nina Flores (IEP)', 'Nina Flores', ['note: (IEP)']],
  ['finn macleod 3B', 'finn macleod', ['class: 3B']],
  ['Ben Stone Rm 12', 'Ben Stone', ['class: Rm 12']],
  ['Omar Aziz omar.a@school.example', 'Omar Aziz', ['email: omar.a@school.example']],
  ['Ruby O’Connor - moved here 10/2', 'Ruby O’Connor', ['note: - moved here 10/2']],
  ['Wren Abbott moved Sept', 'Wren Abbott', ['note: moved Sept']],
  ['Gavin Pratt sits in front', 'Gavin Pratt', ['note: sits in front']],
  ['Hannah Schultz (555) 201-3344', 'Hannah Schultz', ['number: (555) 201-3344']],
  ['Emma Johnson P P A', 'Emma Johnson', ['note: P P A']],
  ['Ana Maria de la Cruz', 'Ana Maria de la Cruz', []],
  ['Chloe N', 'Chloe N', []],
  ['April May', 'April May', []],
  ['StudentA7 Number7', 'StudentA7 Number7', []],
])('takes from %j the name %j and drops %j', (text, name, dropped) => {
  const taken = takeDrops(text);
  const texts = taken.dropped.map((each) => `${each.reason}: ${each.text}`);
  expect([taken.name, texts]).toEqual([name, dropped]);
});

it.each([
  ['Elizabeth "Beth" Jones', 'Elizabeth Jones', ['Beth']],
  ['Robert (Bobby) Tanner', 'Robert Tanner', ['Bobby']],
  ['Katherine Wu (goes by Kat)', 'Katherine Wu', ['Kat']],
  ['Hudson Lind (twin)', 'Hudson Lind', []],
])('takes from %j the name %j and the nicknames %j', (text, name, choices) => {
  expect(takeDrops(text)).toMatchObject({ name, choices });
});
