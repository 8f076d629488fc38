import { svgUrl, type ViewBox } from '@wonderfield/ui/field-art/svg-image';
import { type Container, ImageSource, Sprite, Texture } from 'pixi.js';
import type { Stand } from '../field-map.ts';

/** A picture. Its name identifies everything it depends on. */
export type Picture = { name: string; draw: () => string; box: ViewBox };

const rasterize = async ({ draw, box }: Picture, scale: number) => {
  const image = new Image();
  image.src = svgUrl(draw(), box, scale);
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(box[2] * scale);
  canvas.height = Math.ceil(box[3] * scale);
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  // With the scale as resolution, the texture has the size of its drawing in units.
  return new Texture({ source: new ImageSource({ resource: canvas, resolution: scale }) });
};

export type Painter = ReturnType<typeof createPainter>;

/**
 * Paints drawings as textures, once per size. `pixelsPerUnit` refers to the design space, and
 * `onPainted` is called after each change.
 */
export const createPainter = (pixelsPerUnit: number, onPainted: () => void) => {
  const painted = new Map<string, Promise<Texture>>();
  const textures = new Map<string, Texture>();
  let isGone = false;

  const keyOf = (picture: Picture, scale: number) =>
    `${picture.name}@${(scale * pixelsPerUnit).toFixed(2)}`;

  const paint = (picture: Picture, scale: number) => {
    const key = keyOf(picture, scale);
    const cached = painted.get(key);
    if (cached) return cached;
    const painting = rasterize(picture, scale * pixelsPerUnit).then((texture) => {
      if (isGone) texture.destroy(true);
      else textures.set(key, texture);
      return texture;
    });
    painted.set(key, painting);
    return painting;
  };

  /** Changes the texture of a sprite, immediately if it is already painted. */
  const dress = (sprite: Sprite, picture: Picture, scale: number) => {
    const { box } = picture;
    sprite.anchor.set(-box[0] / box[2], -box[1] / box[3]);
    sprite.label = picture.name;
    const texture = textures.get(keyOf(picture, scale));
    if (texture) {
      sprite.texture = texture;
      return;
    }
    void paint(picture, scale).then((late) => {
      if (isGone || sprite.destroyed || sprite.label !== picture.name) return;
      sprite.texture = late;
      onPainted();
    });
  };

  return {
    paint,
    dress,
    /** Creates a sprite positioned by its base. It becomes visible when it is painted. */
    sprite: (picture: Picture, [x, y, scale]: Stand) => {
      const sprite = new Sprite();
      sprite.position.set(x, y);
      sprite.scale.set(scale);
      dress(sprite, picture, scale);
      return sprite;
    },
    /** Resolves when all requested pictures are painted. */
    allPainted: async () => {
      await Promise.all(painted.values());
    },
    destroy: () => {
      isGone = true;
      for (const texture of textures.values()) texture.destroy(true);
      textures.clear();
    },
  };
};

/** Creates a sprite and adds it in front of the other drawings of a container. */
export const addSprite = (
  parent: Container,
  painter: Painter,
  picture: Picture,
  stand: Stand,
): Sprite => parent.addChild(painter.sprite(picture, stand));
