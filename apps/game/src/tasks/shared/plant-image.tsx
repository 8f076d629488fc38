import {
  type CropName as ArtCrop,
  type GrowthStage,
  PLANT_BOX,
  plant,
} from '@wonderfield/ui/field-art/plants/plants';
import { svgUrl } from '@wonderfield/ui/field-art/svg-image';

export type CropName = ArtCrop;

type PlantImageProps = {
  crop: CropName;
  stage: GrowthStage;
  variant?: number;
  className?: string | undefined;
};

/** Young plants are small, so a closer view makes them recognizable next to text. */
const YOUNG_BOX = [-32, -58, 64, 66] as const;
const isYoung = (stage: GrowthStage) => stage !== 'bud' && stage !== 'bloom';

/** Shows a plant of the row as a picture next to text. */
export const PlantImage = ({ crop, stage, variant = 0, className }: PlantImageProps) => (
  <img
    src={svgUrl(plant(crop, stage, variant), isYoung(stage) ? YOUNG_BOX : PLANT_BOX)}
    alt=""
    className={className}
  />
);
