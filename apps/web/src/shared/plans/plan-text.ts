/*
 * Plans are plain text. The parser detects the structure that teachers type, such as dashes,
 * numbers and "Look (10 min):". Markup and URLs stay text.
 */

export type PlanBullet = { mark: string; text: string };

/** Name and time at the start of a step: "Look", "(10 min):". */
export type StepLead = { name: string; time: string };

export type PlanStep = {
  mark: string;
  lead?: StepLead | undefined;
  body: StepBlock[];
};

type StepBlock =
  | { kind: 'label'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'bullets'; items: PlanBullet[] };
export type PlanBlock = StepBlock | { kind: 'steps'; items: PlanStep[] };

const BULLET = /^\s*(?:([-*–])\s+|([•◦▪])\s*)(?=\S)/;
const STEP = /^\s*(\d{1,3}[.)])\s+(?=\S)/;
const LABEL_MAX_LENGTH = 80;
const LEAD_MAX_LENGTH = 60;
const NAMED = /^([^:.!?]{1,60}:)(?:\s+|$)/;
const TIMED = /^([^()]+?)\s*(\([^()]{1,24}\):?)$/;

const isBlank = (line: string) => line.trim() === '';
const isIndented = (line: string) => /^[ \t]/.test(line);
const isLabel = (line: string) => line.endsWith(':') && line.length <= LABEL_MAX_LENGTH;

/** Separates a short line with a colon as a label of the following text. */
const asParagraphs = (lines: readonly string[]): StepBlock[] => {
  const [first = '', ...rest] = lines;
  if (!isLabel(first)) return [{ kind: 'paragraph', text: lines.join('\n') }];
  const label = { kind: 'label', text: first } as const;
  return rest.length ? [label, { kind: 'paragraph', text: rest.join('\n') }] : [label];
};

const leadOf = (text: string): StepLead => {
  const [, name = text, time = ''] = TIMED.exec(text) ?? [];
  return { name, time };
};

/** Detects the name of a step: the text before a colon, or a short first line. */
const readLead = (first: string, hasMore: boolean) => {
  const [whole, named] = NAMED.exec(first) ?? [];
  if (whole && named) return { lead: leadOf(named), rest: first.slice(whole.length) };
  return hasMore && first.length <= LEAD_MAX_LENGTH
    ? { lead: leadOf(first), rest: '' }
    : { rest: first };
};

const readStep = (mark: string, [first = '', ...more]: readonly string[]): PlanStep => {
  const { lead, rest } = readLead(
    first,
    more.some((line) => !isBlank(line)),
  );
  return { mark, lead, body: readSimpleBlocks([rest, ...more]) };
};

type Reading = { blocks: PlanBlock[]; paragraph: string[] };

const endParagraph = (reading: Reading) => {
  if (reading.paragraph.length) reading.blocks.push(...asParagraphs(reading.paragraph));
  reading.paragraph = [];
};

const addBullet = (reading: Reading, bullet: PlanBullet) => {
  endParagraph(reading);
  const last = reading.blocks.at(-1);
  if (last?.kind === 'bullets') last.items.push(bullet);
  else reading.blocks.push({ kind: 'bullets', items: [bullet] });
};

/** Adds a line without a marker, which may continue the bullet above it. */
const addLine = (reading: Reading, line: string, follows: boolean) => {
  const last = reading.blocks.at(-1);
  const bullet = last?.kind === 'bullets' ? last.items.at(-1) : undefined;
  if (bullet && follows && isIndented(line) && !reading.paragraph.length)
    bullet.text += `\n${line.trim()}`;
  else reading.paragraph.push(line.trim());
};

const readSimpleLine = (reading: Reading, line: string, follows: boolean) => {
  const [whole, dash, dot] = BULLET.exec(line) ?? [];
  if (isBlank(line)) endParagraph(reading);
  else if (whole)
    addBullet(reading, { mark: dash ?? dot ?? '', text: line.slice(whole.length).trim() });
  else addLine(reading, line, follows);
};

/** Parses paragraphs and bullets, of which a step consists. */
const readSimpleBlocks = (lines: readonly string[]): StepBlock[] => {
  const reading: Reading = { blocks: [], paragraph: [] };
  lines.forEach((line, index) => {
    readSimpleLine(reading, line, !isBlank(lines[index - 1] ?? ''));
  });
  endParagraph(reading);
  return reading.blocks as StepBlock[];
};

/**
 * Returns the number of lines of a step. It ends at the next step or at a blank line without an
 * indented line after it.
 */
const lengthOfStep = (lines: readonly string[], start: number) => {
  let end = start + 1;
  for (; end < lines.length; end += 1) {
    const line = lines[end] ?? '';
    if (STEP.test(line)) break;
    if (isBlank(line) && !isIndented(lines[end + 1] ?? '')) break;
  }
  return end - start;
};

const addStep = (reading: Reading, step: PlanStep) => {
  endParagraph(reading);
  const last = reading.blocks.at(-1);
  if (last?.kind === 'steps') last.items.push(step);
  else reading.blocks.push({ kind: 'steps', items: [step] });
};

/** Parses a text into paragraphs, labels, bullets and numbered steps. */
export const readPlanText = (text: string): PlanBlock[] => {
  const lines = text.split(/\r\n|\r|\n/);
  const reading: Reading = { blocks: [], paragraph: [] };
  for (let index = 0; index < lines.length; ) {
    const line = lines[index] ?? '';
    const [whole, mark] = STEP.exec(line) ?? [];
    if (whole && mark) {
      const length = lengthOfStep(lines, index);
      const own = lines.slice(index + 1, index + length);
      addStep(reading, readStep(mark, [line.slice(whole.length).trim(), ...own]));
      index += length;
    } else {
      readSimpleLine(reading, line, !isBlank(lines[index - 1] ?? ''));
      index += 1;
    }
  }
  endParagraph(reading);
  return reading.blocks;
};
