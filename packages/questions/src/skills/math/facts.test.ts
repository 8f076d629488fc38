import { describe, expect, it } from 'vitest';
import { createQuestion } from '../../skill.ts';
import { sumOfWholeColumns, sumWithoutCarrying } from './arithmetic/adding-larger.ts';
import { orderOfOperations } from './arithmetic/order-of-operations.ts';
import { withoutOpeningATen } from './arithmetic/taking-away.ts';
import { compare, isSame, lowest } from './fractions/fraction.ts';
import { equations } from './geometry/equations.ts';
import { TRIPLES } from './geometry/pythagorean.ts';
import { isAlso, SHAPE_FACTS } from './geometry/shape.facts.ts';

describe('digit mistakes', () => {
  it.each([
    [47, 38, 75, 715],
    [52, 36, 88, 88],
    [168, 275, 333, 31313],
    [95, 7, 92, 912],
  ])('adds %i and %i like a child who forgets to carry', (first, second, lost, wide) => {
    expect(sumWithoutCarrying(first, second)).toBe(lost);
    expect(sumOfWholeColumns(first, second)).toBe(wide);
  });

  it('subtracts 17 from 42 like a child who never borrows', () => {
    expect(withoutOpeningATen(42, 17)).toBe(35);
    expect(withoutOpeningATen(48, 17)).toBe(31);
  });
});

describe('fractions', () => {
  it('compares and simplifies fractions', () => {
    expect(compare({ top: 1, bottom: 3 }, { top: 1, bottom: 2 })).toBeLessThan(0);
    expect(isSame({ top: 2, bottom: 6 }, { top: 1, bottom: 3 })).toBe(true);
    expect(lowest({ top: 8, bottom: 12 })).toEqual({ top: 2, bottom: 3 });
  });
});

describe('right triangles', () => {
  it('has sides that satisfy the Pythagorean theorem', () => {
    for (const [a, b, c] of TRIPLES) expect(a * a + b * b).toBe(c * c);
  });
});

describe('shapes', () => {
  it('has the same number of sides as every wider kind of the shape', () => {
    for (const [shape, { sides, also }] of Object.entries(SHAPE_FACTS)) {
      for (const wider of also) expect(SHAPE_FACTS[wider].sides, `${shape}, ${wider}`).toBe(sides);
    }
  });

  it('treats a square as a rectangle, but not a rectangle as a square', () => {
    expect(isAlso('square', 'rectangle')).toBe(true);
    expect(isAlso('rectangle', 'square')).toBe(false);
  });
});

/** Evaluates by precedence climbing, a different method from the skill. */
const workOut = (text: string) => {
  const tokens = text.match(/\d+|[()+−×÷²]/g) ?? [];
  let at = 0;
  const take = () => tokens[at++];
  const value = (): number => {
    const token = take();
    const base = token === '(' ? sum() : Number(token);
    if (token === '(') take();
    if (tokens[at] !== '²') return base;
    take();
    return base * base;
  };
  const product = (): number => {
    let result = value();
    while (tokens[at] === '×' || tokens[at] === '÷')
      result = take() === '×' ? result * value() : result / value();
    return result;
  };
  const sum = (): number => {
    let result = product();
    while (tokens[at] === '+' || tokens[at] === '−')
      result = take() === '+' ? result + product() : result - product();
    return result;
  };
  return sum();
};

describe('expressions and equations', () => {
  const keys = ([5, 6, 7, 8] as const).flatMap((grade) =>
    Array.from({ length: 200 }, (_, at) => ({
      grade,
      level: ((at % 3) + 1) as 1 | 2 | 3,
      version: 1,
      seed: at + 1,
    })),
  );

  it('solves expressions correctly', () => {
    for (const key of keys) {
      const { solved } = createQuestion(orderOfOperations, key);
      const [text = '', value] = solved.split(' = ');
      expect(workOut(text), solved).toBe(Number(value));
    }
  });

  it('solves equations correctly', () => {
    for (const key of keys) {
      const { solved } = createQuestion(equations, key);
      const [equation = '', x] = solved.split(', so x = ');
      const [left = '', right = ''] = equation
        .replaceAll(/(\d)x/g, `$1 × ${x}`)
        .replaceAll('x', String(x))
        .split(' = ');
      expect(workOut(left), solved).toBe(workOut(right));
    }
  });
});
