import { describe, expect, it } from 'vitest';
import { findLongFunctions } from './long-functions.ts';

const COMPONENT = `import { Card } from './card.tsx';

export const Greeting = () => (
  <Card>
    <p>Hello</p>
  </Card>
);
`;

describe('findLongFunctions', () => {
  it('counts the lines of JSX', () => {
    expect(findLongFunctions('greeting.tsx', COMPONENT, 4)).toEqual([{ line: 3, lines: 5 }]);
  });

  it('accepts a function with exactly the allowed number of lines', () => {
    expect(findLongFunctions('greeting.tsx', COMPONENT, 5)).toEqual([]);
  });

  it('finds a long function inside another one', () => {
    const source = 'const outer = () => {\n  return () => {\n    run();\n  };\n};\n';
    expect(findLongFunctions('outer.ts', source, 2)).toEqual([
      { line: 1, lines: 5 },
      { line: 2, lines: 3 },
    ]);
  });
});
