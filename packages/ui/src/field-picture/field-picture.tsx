import { VISITOR_ART, type VisitorName } from '../field-art/animals/visitors.ts';
import { PLACE_BOX, type PlaceName, placePicture } from '../field-art/places/places.ts';
import { type CropName, type GrowthStage, PLANT_BOX, plant } from '../field-art/plants/plants.ts';
import { svgUrl, type ViewBox } from '../field-art/svg-image.ts';

/*
 * Drawings of the game's field on a page. They are decorative, because text beside them says the
 * same.
 */

type Size = { height: number; className?: string | undefined };

const Picture = ({ drawing, box, height, className }: Size & { drawing: string; box: ViewBox }) => (
  <img
    src={svgUrl(drawing, box)}
    alt=""
    height={height}
    width={Math.round((height * box[2]) / box[3])}
    className={className}
  />
);

/** Shows a crop in a growth stage. */
export const PlantPicture = ({
  crop,
  stage,
  ...size
}: Size & { crop: CropName; stage: GrowthStage }) => (
  <Picture drawing={plant(crop, stage)} box={PLANT_BOX} {...size} />
);

/** Shows a visitor. */
export const VisitorPicture = ({ visitor, ...size }: Size & { visitor: VisitorName }) => {
  const { draw, box } = VISITOR_ART[visitor];
  return <Picture drawing={draw()} box={box} {...size} />;
};

/** Shows one of the eight places in its grown look. */
export const PlacePicture = ({ place, ...size }: Size & { place: PlaceName }) => (
  <Picture
    drawing={placePicture(place, { hasGain: true, isGrown: true, stage: 'bloom' })}
    box={PLACE_BOX}
    {...size}
  />
);
