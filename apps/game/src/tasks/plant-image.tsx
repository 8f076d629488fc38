import {
  type CropName as ArtCrop,
  type GrowthStage,
  PLANT_BOX,
  plant,
} from '@wonderfield/ui/field-art/plants';
import { svgUrl } from '@wonderfield/ui/field-art/svg-image';

export type CropName = ArtCrop;

type PlantImageProps = {
  crop: CropName;
  stage: GrowthStage;
  variant?: number;
  className?: string | undefined;
};

/** A plant of the row, as a picture beside words. */
export const PlantImage = ({ crop, stage, variant = 0, className }: PlantImageProps) => (
  <img src={svgUrl(plant(crop, stage, variant), PLANT_BOX)} alt="" className={className} />
);
