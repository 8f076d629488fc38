import type { Subject } from '@wonderfield/contract/options';
import { PLACE_ORDER } from '@wonderfield/contract/play/field';
import { findSkill } from '@wonderfield/questions/all-skills';

type Practiced = { skillId: string; answers: number };

/** Returns the place that was practiced most. A child without any answers gets sunflowers. */
export const placeOfSeed = (practiced: readonly Practiced[]): Subject => {
  const answersAt = (subject: Subject) =>
    practiced
      .filter(({ skillId }) => findSkill(skillId)?.subject === subject)
      .reduce((sum, { answers }) => sum + answers, 0);
  const [most] = PLACE_ORDER.filter((subject) => answersAt(subject) > 0).toSorted(
    (first, second) => answersAt(second) - answersAt(first),
  );
  return most ?? 'math';
};
