import type { Skill } from '../../skill.ts';
import { addingPastTen } from './adding.ts';
import { addingFractions } from './adding-fractions.ts';
import { addingLargerNumbers } from './adding-larger.ts';
import { addingWithinTen } from './adding-within-ten.ts';
import { areaAndPerimeter } from './area-and-perimeter.ts';
import { barCharts } from './bar-charts.ts';
import { comparingNumbers } from './comparing.ts';
import { comparingFractions } from './comparing-fractions.ts';
import { coordinatePlane } from './coordinate-plane.ts';
import { countingObjects } from './counting.ts';
import { decimals } from './decimals.ts';
import { equalGroups, sharingOut } from './equal-groups.ts';
import { equations } from './equations.ts';
import { exponentsAndRoots } from './exponents-and-roots.ts';
import { fractionsOnALine } from './fractions-line.ts';
import { multiplying } from './multiplying.ts';
import { negativeNumbers } from './negative-numbers.ts';
import { numberLine } from './number-line.ts';
import { orderOfOperations } from './order-of-operations.ts';
import { percent } from './percent.ts';
import { placeValue } from './place-value.ts';
import { pythagorean } from './pythagorean.ts';
import { ratios } from './ratios.ts';
import { rounding } from './rounding.ts';
import { shapeNames } from './shape-names.ts';
import { slope } from './slope.ts';
import { takingAway } from './taking-away.ts';
import { tenMoreTenLess } from './ten-more.ts';

export const SKILLS: readonly Skill[] = [
  countingObjects,
  comparingNumbers,
  addingWithinTen,
  shapeNames,
  takingAway,
  addingPastTen,
  tenMoreTenLess,
  placeValue,
  numberLine,
  barCharts,
  addingLargerNumbers,
  equalGroups,
  rounding,
  sharingOut,
  multiplying,
  areaAndPerimeter,
  fractionsOnALine,
  comparingFractions,
  addingFractions,
  decimals,
  orderOfOperations,
  coordinatePlane,
  ratios,
  percent,
  negativeNumbers,
  equations,
  exponentsAndRoots,
  slope,
  pythagorean,
];
