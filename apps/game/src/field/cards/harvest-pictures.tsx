import type { Subject } from '@wonderfield/contract/options';
import type { Crop } from '@wonderfield/contract/play/field';
import { bed } from '@wonderfield/ui/field-art/land';
import { placePicture } from '@wonderfield/ui/field-art/places/places';
import { plant } from '@wonderfield/ui/field-art/plants/plants';
import { at } from '@wonderfield/ui/field-art/svg';
import { svgUrl, type ViewBox } from '@wonderfield/ui/field-art/svg-image';

const SIZE = 76;
const ROW_BOX: ViewBox = [-6, -74, 152, 100];
const STANDS = [24, 70, 116] as const;

/** A small bed with plants in bloom. */
export const RowPicture = ({ crop }: { crop: Crop }) => {
  const soil = at(0, 6, 1, bed(140, 26, crop === 'lily' ? 'water' : 'soil'));
  const plants = STANDS.map((x, index) => at(x, 4, 0.5, plant(crop, 'bloom', index)));
  return <img src={svgUrl(soil + plants.join(''), ROW_BOX)} alt="" width={SIZE} height={56} />;
};

/** Where each place shows what it gained. */
const GAIN_BOXES: Readonly<Record<Subject, ViewBox>> = {
  math: [-122, -66, 92, 74],
  languageArts: [-48, -76, 96, 80],
  science: [52, -112, 100, 104],
  socialStudies: [-108, -66, 100, 74],
  foreignLanguage: [-146, -112, 116, 116],
  music: [-64, -100, 110, 94],
  art: [-104, -104, 208, 112],
  others: [-92, -76, 84, 80],
};

/** A place with what it gained in its first row. */
export const GainPicture = ({ subject }: { subject: Subject }) => {
  const look = { hasGain: true, isGrown: false, stage: 'sprout' } as const;
  return (
    <img
      src={svgUrl(placePicture(subject, look), GAIN_BOXES[subject])}
      alt=""
      width={SIZE}
      height={SIZE}
    />
  );
};
