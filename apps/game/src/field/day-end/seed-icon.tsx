import { CLOSED_SEED_BOX, closedSeed } from '@wonderfield/ui/field-art/seeds/closed-seed';
import { svgUrl } from '@wonderfield/ui/field-art/svg-image';

/** The seed on the button that plants it. */
export const SeedIcon = () => (
  <img src={svgUrl(closedSeed, CLOSED_SEED_BOX)} alt="" width={22} height={30} />
);
