import type { Fact } from '../../kit/which-one.ts';

export const FIRST_TRADE_FACTS: readonly Fact[] = [
  { name: 'saving', does: 'means keeping money for later', clue: 'money for later' },
  { name: 'spending', does: 'means paying money for something', clue: 'paying for things' },
  { name: 'earning', does: 'means getting money for work', clue: 'money for work' },
  { name: 'trading', does: 'means giving one thing for another', clue: 'one thing for another' },
  {
    name: 'lending',
    does: 'means letting somebody borrow your money',
    clue: 'letting others borrow',
  },
  { name: 'donating', does: 'means giving money to help others', clue: 'giving to help' },
];

export const MARKET_FACTS: readonly Fact[] = [
  { name: 'producer', does: 'makes or grows what is sold', clue: 'makes what is sold' },
  { name: 'consumer', does: 'buys and uses goods', clue: 'buys and uses goods' },
  { name: 'budget', does: 'is a plan for spending and saving', clue: 'a plan for money' },
  { name: 'profit', does: 'is what a seller has left after costs', clue: 'left after costs' },
  { name: 'tax', does: 'is money paid to the government', clue: 'paid to government' },
  { name: 'supply', does: 'is how much there is to sell', clue: 'how much is for sale' },
  { name: 'demand', does: 'is how much people want to buy', clue: 'how much is wanted' },
  { name: 'import', does: 'is bought from another country', clue: 'bought from abroad', from: 5 },
  { name: 'export', does: 'is sold to another country', clue: 'sold abroad', from: 5 },
  {
    name: 'interest',
    does: 'is what a bank pays you for your savings',
    clue: 'paid on savings',
    from: 5,
  },
];

export const TRADE_FACTS: readonly Fact[] = [
  ...FIRST_TRADE_FACTS,
  { name: 'saving', does: 'means filling a piggy bank', clue: 'filling a piggy bank' },
  { name: 'spending', does: 'happens when you buy lunch', clue: 'buying lunch' },
  { name: 'earning', does: 'happens when you are paid', clue: 'being paid' },
  { name: 'trading', does: 'happens when you swap cards', clue: 'swapping cards' },
  {
    name: 'lending',
    does: 'means you will get it back',
    clue: 'getting it back',
    also: ['saving', 'trading'],
  },
  { name: 'donating', does: 'means you want nothing back', clue: 'wanting nothing back' },
];
