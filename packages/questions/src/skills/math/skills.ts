import type { Skill } from '../../skill.ts';
import { addingPastTen } from './arithmetic/adding.ts';
import { addingLargerNumbers } from './arithmetic/adding-larger.ts';
import { addingWithinTen } from './arithmetic/adding-within-ten.ts';
import { equalGroups } from './arithmetic/equal-groups.ts';
import { exponentsAndRoots } from './arithmetic/exponents-and-roots.ts';
import { multiplying } from './arithmetic/multiplying.ts';
import { orderOfOperations } from './arithmetic/order-of-operations.ts';
import { sharingOut } from './arithmetic/sharing-out.ts';
import { takingAway } from './arithmetic/taking-away.ts';
import { tenMoreTenLess } from './arithmetic/ten-more.ts';
import { addingFractions } from './fractions/adding-fractions.ts';
import { comparingFractions } from './fractions/comparing-fractions.ts';
import { decimals } from './fractions/decimals.ts';
import { fractionsOnALine } from './fractions/fractions-line.ts';
import { percent } from './fractions/percent.ts';
import { ratios } from './fractions/ratios.ts';
import { areaAndPerimeter } from './geometry/area-and-perimeter.ts';
import { barCharts } from './geometry/bar-charts.ts';
import { coordinatePlane } from './geometry/coordinate-plane.ts';
import { equations } from './geometry/equations.ts';
import { pythagorean } from './geometry/pythagorean.ts';
import { shapeNames } from './geometry/shape-names.ts';
import { slope } from './geometry/slope.ts';
import { comparingNumbers } from './numbers/comparing.ts';
import { countingObjects } from './numbers/counting.ts';
import { negativeNumbers } from './numbers/negative-numbers.ts';
import { numberLine } from './numbers/number-line.ts';
import { placeValue } from './numbers/place-value.ts';
import { rounding } from './numbers/rounding.ts';

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
