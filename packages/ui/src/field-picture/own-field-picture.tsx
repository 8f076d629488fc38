import { FIELD_HALVES, halfOf, type OwnPlace, ownField } from '../field-art/own-field.ts';
import type { PlaceName } from '../field-art/places/places.ts';
import { svgUrl } from '../field-art/svg-image.ts';

/** Shows the half of a student's field in which the student was last. */
export const OwnFieldPicture = ({
  places,
  lastPlace,
  alt,
  className,
}: {
  places: readonly OwnPlace[];
  lastPlace: PlaceName | undefined;
  alt: string;
  className?: string | undefined;
}) => (
  <img
    src={svgUrl(ownField(places), FIELD_HALVES[halfOf(lastPlace)])}
    alt={alt}
    width={700}
    height={600}
    className={className}
  />
);
