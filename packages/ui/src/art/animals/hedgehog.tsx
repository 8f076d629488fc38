import { hedgehog } from '../../field-art/animals/hedgehog.ts';
import { type Place, SHADOW } from '../kit.tsx';
import { Drawing } from '../shapes.tsx';

/** Draws a hedgehog, which represents families. `leaf` marks the adult. */
export const Hedgehog = ({ leaf = false, ...place }: Place & { leaf?: boolean | undefined }) => (
  <Drawing {...place} svg={hedgehog({ hasLeaf: leaf, shadow: SHADOW })} />
);
