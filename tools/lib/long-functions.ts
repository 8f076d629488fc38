import { type Node, parseSync, Visitor } from 'oxc-parser';

/** A function with more lines than allowed. */
type LongFunction = { line: number; lines: number };

/** Returns the functions of a file that have more than `maxLines` lines, with their JSX. */
export const findLongFunctions = (
  file: string,
  source: string,
  maxLines: number,
): LongFunction[] => {
  const longFunctions: LongFunction[] = [];
  const lineAt = (offset: number) => source.slice(0, offset).split('\n').length;
  const measure = ({ start, end }: Node) => {
    const lines = source.slice(start, end).split('\n').length;
    if (lines > maxLines) longFunctions.push({ line: lineAt(start), lines });
  };
  new Visitor({
    ArrowFunctionExpression: measure,
    FunctionDeclaration: measure,
    FunctionExpression: measure,
  }).visit(parseSync(file, source).program);
  return longFunctions;
};
