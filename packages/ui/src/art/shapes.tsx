import { createElement, Fragment, type ReactNode } from 'react';
import { At, type Place } from './kit.tsx';

type Open = { tag: string; attributes: Record<string, string>; children: ReactNode[] };

const TAG = /<(\/?)(\w+)([^>]*?)(\/?)>/g;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;

/** Returns the name of a property in React: `stroke-width` becomes `strokeWidth`. */
const toProperty = (name: string) =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const readAttributes = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [toProperty(name), value]),
  );

const toElement = ({ tag, attributes, children }: Open) =>
  createElement(tag, attributes, ...children);

/**
 * Turns a drawing of `field-art` into elements. It reads only our own constants. Trusted types
 * forbid `innerHTML` on the pages.
 */
const toElements = (svg: string): ReactNode => {
  const root: Open = { tag: '', attributes: {}, children: [] };
  const parents = [root];
  for (const [, end, tag = '', attributes = '', empty] of svg.matchAll(TAG)) {
    if (!end) parents.push({ tag, attributes: readAttributes(attributes), children: [] });
    if (!end && !empty) continue;
    const element = parents.pop();
    const parent = parents.at(-1);
    if (!element || !parent) throw new Error(`</${tag}> closes nothing`);
    parent.children.push(toElement(element));
  }
  return createElement(Fragment, null, ...root.children);
};

/** Renders a drawing of `field-art`. */
export const Shapes = ({ svg }: { svg: string }) => toElements(svg);

/** Renders a drawing of `field-art` at a place. */
export const Drawing = ({ svg, ...place }: Place & { svg: string }) => (
  <At {...place}>
    <Shapes svg={svg} />
  </At>
);
