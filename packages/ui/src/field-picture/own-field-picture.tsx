import {
  FIELD_HALVES,
  halfOf,
  type OwnPlace,
  type OwnSeed,
  ownField,
} from '../field-art/own-field.ts';
import type { PlaceName } from '../field-art/places/places.ts';
import { SEED_BOX, tomorrowSeed } from '../field-art/seeds/tomorrow-seed.ts';
import { svgUrl } from '../field-art/svg-image.ts';

/** Shows the half of a student's field in which the student was last. */
export const OwnFieldPicture = ({
  places,
  lastPlace,
  seed,
  alt,
  className,
}: {
  places: readonly OwnPlace[];
  lastPlace: PlaceName | undefined;
  /** The seed that was planted last. */
  seed?: OwnSeed | undefined;
  alt: string;
  className?: string | undefined;
}) => {
  const half = halfOf(lastPlace);
  return (
    <img
      src={svgUrl(ownField(places, seed && { seed, half }), FIELD_HALVES[half])}
      alt={alt}
      width={700}
      height={600}
      className={className}
    />
  );
};

/** The seed of a student, or what opened from it. */
export const SeedPicture = ({ seed, height }: { seed: OwnSeed; height: number }) => (
  <img src={svgUrl(tomorrowSeed(seed), SEED_BOX)} alt="" width={height} height={height} />
);
