import type { Shape } from '../../../picture.ts';
import type { GradeNumber } from '../../../question.ts';

type ShapeFacts = {
  sides: number;
  /** Completes the sentence "A square …". */
  knownBy: string;
  /** Wider kinds of the shape: every square is a rectangle. */
  also: readonly Shape[];
  /** Grade in which children learn its name. */
  from: GradeNumber;
};

/*
 * Schools define a trapezoid with at least one or exactly one pair of parallel sides, so no
 * question depends on it. `also` names the wider kinds, so none is offered as a mistake.
 */
export const SHAPE_FACTS: Readonly<Record<Shape, ShapeFacts>> = {
  circle: { sides: 0, knownBy: 'is round all the way', also: [], from: 0 },
  triangle: { sides: 3, knownBy: 'has 3 straight sides', also: [], from: 0 },
  square: {
    sides: 4,
    knownBy: 'has 4 equal sides and 4 square corners',
    also: ['rectangle', 'rhombus', 'parallelogram', 'trapezoid'],
    from: 0,
  },
  rectangle: {
    sides: 4,
    knownBy: 'has 4 sides and 4 square corners',
    also: ['parallelogram', 'trapezoid'],
    from: 0,
  },
  trapezoid: { sides: 4, knownBy: 'has a pair of parallel sides', also: [], from: 1 },
  rhombus: {
    sides: 4,
    knownBy: 'has 4 equal sides',
    also: ['parallelogram', 'trapezoid'],
    from: 3,
  },
  parallelogram: {
    sides: 4,
    knownBy: 'has two pairs of parallel sides',
    also: ['trapezoid'],
    from: 3,
  },
  pentagon: { sides: 5, knownBy: 'has 5 straight sides', also: [], from: 2 },
  hexagon: { sides: 6, knownBy: 'has 6 straight sides', also: [], from: 0 },
  octagon: { sides: 8, knownBy: 'has 8 straight sides', also: [], from: 3 },
};

/** Returns true if the shape can be called by this name, including its own. */
export const isAlso = (shape: Shape, name: Shape) =>
  shape === name || SHAPE_FACTS[shape].also.includes(name);

export const knownShapes = (grade: GradeNumber) =>
  (Object.keys(SHAPE_FACTS) as Shape[]).filter((shape) => SHAPE_FACTS[shape].from <= grade);
