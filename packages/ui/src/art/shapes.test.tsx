import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { hare } from '../field-art/animals/hare.ts';
import { VISITOR_ART } from '../field-art/animals/visitors.ts';
import { school } from '../field-art/buildings/school.ts';
import { eveningField } from '../field-art/evening-field.ts';
import { mark } from '../field-art/mark.ts';
import { Drawing, Shapes } from './shapes.tsx';

/** Returns a drawing as React writes it: without spaces between tags, and with closing tags. */
const asRendered = (svg: string) =>
  svg.replace(/\s*\n\s*/g, '').replace(/<(\w+)([^>]*?)\/>/g, '<$1$2></$1>');

const DRAWINGS: [name: string, drawing: string][] = [
  ...Object.entries(VISITOR_ART).map(([name, { draw }]): [string, string] => [name, draw()]),
  ['hare', hare('cheer', 3)],
  ['school', school({ isDetailed: true })],
  ['evening', eveningField(3)],
  ['mark', mark()],
];

describe('Shapes', () => {
  it.each(DRAWINGS)('renders every element and attribute of the drawing %s', (_, svg) => {
    const picture = (
      <svg aria-hidden="true">
        <Shapes svg={svg} />
      </svg>
    );
    expect(renderToStaticMarkup(picture)).toBe(`<svg aria-hidden="true">${asRendered(svg)}</svg>`);
  });

  it('rejects a drawing with a tag that closes nothing', () => {
    expect(() => renderToStaticMarkup(<Shapes svg="<g></g></g>" />)).toThrow('</g> closes nothing');
  });
});

describe('Drawing', () => {
  it('puts a drawing at its place', () => {
    expect(renderToStaticMarkup(<Drawing x={3} y={4} s={0.5} svg={'<path d="M0 0"/>'} />)).toBe(
      '<g transform="translate(3 4) scale(0.5)"><path d="M0 0"></path></g>',
    );
  });
});
