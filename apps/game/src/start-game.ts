// Draws without `eval`, which the page's security policy refuses.
import 'pixi.js/unsafe-eval';
import { Application } from 'pixi.js';
import { readControls } from './controls.ts';
import { drawField, drawPlayer } from './pictures.ts';
import {
  cameraAt,
  LANDMARKS,
  nearestLandmark,
  type Point,
  START,
  stepBy,
  stepTowards,
} from './world.ts';

const MS_PER_SECOND = 1000;
const HOP_HEIGHT = 10;

/** Opens the field in `host` and walks through it; `onPlace` hears what is near. */
export const startGame = async (
  host: HTMLElement,
  player: { bloom: number },
  onPlace: (name: string | undefined) => void,
) => {
  const app = new Application();
  await app.init({
    resizeTo: host,
    background: '#9bd3a6',
    antialias: true,
    autoDensity: true,
    resolution: Math.min(2, window.devicePixelRatio),
    preference: 'webgl',
  });
  host.append(app.canvas);

  const field = drawField(LANDMARKS);
  const hare = drawPlayer(player.bloom);
  field.addChild(hare);
  app.stage.addChild(field);

  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const controls = readControls(host);
  let at: Point = START;
  let target: Point | undefined;
  let near: string | undefined;
  let walkedSeconds = 0;

  const walk = (seconds: number) => {
    const direction = controls.direction();
    const press = controls.takePress();
    if (press) target = { x: press.x - field.x, y: press.y - field.y };
    const before = at;
    if (direction.x !== 0 || direction.y !== 0) {
      target = undefined;
      at = stepBy(at, direction, seconds);
    } else if (target) {
      const step = stepTowards(at, target, seconds);
      at = step.at;
      if (step.hasArrived) target = undefined;
    }
    const isWalking = at.x !== before.x || at.y !== before.y;
    walkedSeconds = isWalking ? walkedSeconds + seconds : 0;
    if (at.x !== before.x) hare.scale.x = at.x < before.x ? -1 : 1;
  };

  const show = () => {
    const hop = isCalm ? 0 : Math.abs(Math.sin(walkedSeconds * 9)) * HOP_HEIGHT;
    hare.position.set(at.x, at.y - hop);
    const camera = cameraAt(at, app.screen);
    field.position.set(-camera.x, -camera.y);
    const name = nearestLandmark(at)?.name;
    if (name !== near) onPlace(name);
    near = name;
  };

  app.ticker.add(({ deltaMS }) => {
    walk(deltaMS / MS_PER_SECOND);
    show();
  });
  show();
};
