import {
  type CallExpression,
  type Comment,
  type Expression,
  type Node,
  parseSync,
  Visitor,
} from 'oxc-parser';
import type { Text, TextKind } from './text.ts';

const IS_TEST = /\.(test|spec)\.tsx?$|(^|\/)testing\//;
const TEST_FUNCTIONS = ['it', 'test', 'describe'];
const MIN_WORDS = 3;
/** Comments that tools read. */
const DIRECTIVE = /^\s*(@|biome-ignore|\/ <reference)/;

type Found = { kind: TextKind; start: number; text: string };

/** Joins `//` comments of adjacent lines, so a phrase is found across a line break. */
const joinComments = (comments: readonly Comment[], source: string): Found[] => {
  const joined: (Found & { end: number; isLine: boolean })[] = [];
  for (const { type, value, start, end } of comments) {
    if (DIRECTIVE.test(value)) continue;
    const last = joined.at(-1);
    const isLine = type === 'Line';
    if (last?.isLine && isLine && /^\n[ \t]*$/.test(source.slice(last.end, start))) {
      last.text += ` ${value.trim()}`;
      last.end = end;
      continue;
    }
    const text = value
      .replace(/^\*/, '')
      .replace(/\n\s*\*/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    joined.push({ kind: value.startsWith('*') ? 'doc' : 'comment', start, end, isLine, text });
  }
  return joined;
};

const calleeName = (callee: Expression): string => {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression') return calleeName(callee.object as Expression);
  if (callee.type === 'CallExpression') return calleeName(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return calleeName(callee.tag);
  return '';
};

const textOf = (node: Node | undefined): string | undefined => {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type !== 'TemplateLiteral') return undefined;
  return node.quasis.map(({ value }) => value.cooked ?? '').join('…');
};

const titleOf = ({ callee, arguments: [first, second] }: CallExpression) =>
  second && TEST_FUNCTIONS.includes(calleeName(callee)) ? textOf(first) : undefined;

const variablesIn = (pattern: Node): Found[] => {
  if (pattern.type === 'Identifier') {
    return [{ kind: 'variable', start: pattern.start, text: pattern.name }];
  }
  if (pattern.type === 'AssignmentPattern') return variablesIn(pattern.left);
  if (pattern.type === 'ArrayPattern') {
    return pattern.elements.flatMap((element) => (element ? variablesIn(element) : []));
  }
  if (pattern.type === 'ObjectPattern') {
    return pattern.properties.flatMap((property) =>
      variablesIn(property.type === 'Property' ? property.value : property.argument),
    );
  }
  return [];
};

const isText = (text: string) => text.trim().split(/\s+/).length >= MIN_WORDS;

const readNodes = (program: Parameters<Visitor['visit']>[0], isTest: boolean): Found[] => {
  const found: Found[] = [];
  const titles = new Set<number>();
  const addString = (node: Node) => {
    const text = textOf(node);
    if (isTest || text === undefined || titles.has(node.start) || !isText(text)) return;
    found.push({ kind: 'string', start: node.start, text });
  };
  new Visitor({
    CallExpression: (node) => {
      const title = titleOf(node);
      const start = node.arguments[0]?.start;
      if (title === undefined || start === undefined) return;
      titles.add(start);
      found.push({ kind: 'title', start, text: title });
    },
    Literal: addString,
    TemplateLiteral: addString,
    SpreadElement: ({ argument, start }) => {
      if (argument.type !== 'ObjectExpression') return;
      found.push({ kind: 'spread', start, text: '...{ }' });
    },
    VariableDeclarator: ({ id }) => found.push(...variablesIn(id)),
    ArrowFunctionExpression: ({ params }) =>
      found.push(...params.flatMap((param) => variablesIn(param))),
  }).visit(program);
  return found;
};

/** Returns the texts of a TypeScript file that people read. Strings of tests are left out. */
export const readCode = (file: string, source: string): Text[] => {
  const { program, comments } = parseSync(file, source);
  const lineAt = (offset: number) => source.slice(0, offset).split('\n').length;
  return [...joinComments(comments, source), ...readNodes(program, IS_TEST.test(file))].map(
    ({ kind, start, text }) => ({ file, line: lineAt(start), kind, text }),
  );
};
