import { Container } from 'pixi.js';
import { DEPTH } from '../field-map.ts';
import { leanOf } from '../layout.ts';

type LayerName = keyof typeof DEPTH;
export type FieldLayers = Readonly<Record<LayerName, Container>>;

/** All layers from back to front. */
const LAYER_NAMES: readonly LayerName[] = ['sky', 1, 2, 3, 4, 'hare', 5];

/** Adds the empty layers of the field. */
export const addLayers = (root: Container): FieldLayers => {
  const layers = {
    sky: new Container(),
    1: new Container(),
    2: new Container(),
    3: new Container(),
    4: new Container(),
    hare: new Container(),
    5: new Container(),
  };
  root.addChild(...LAYER_NAMES.map((name) => layers[name]));
  return layers;
};

/** Moves near layers farther than distant ones. The sky is also shifted. */
export const leanLayers = (layers: FieldLayers, side: number, shiftOfSky: number) => {
  for (const name of LAYER_NAMES) {
    layers[name].x = leanOf(DEPTH[name], side) + (name === 'sky' ? shiftOfSky : 0);
  }
};
