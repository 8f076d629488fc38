// Lets Pixi draw without `eval`, which the page's security policy forbids.
import 'pixi.js/unsafe-eval';
import { Container, isWebGLSupported, WebGLRenderer } from 'pixi.js';
import { createCamera } from './camera.ts';
import { directScene } from './direct-scene.ts';
import { startFrames } from './frame-loop.ts';
import type { View } from './layout.ts';
import type { Scene, SceneOptions } from './scene.ts';
import { buildStage } from './stage.ts';

/** An element without a layout has no size, and drawing needs at least one pixel. */
const sizeOf = (host: HTMLElement) =>
  [Math.max(1, host.clientWidth), Math.max(1, host.clientHeight)] as const;

const openRenderer = async (host: HTMLElement) => {
  // Avoids `Application`, which includes two more renderers and pointer events.
  const renderer = new WebGLRenderer();
  const [width, height] = sizeOf(host);
  await renderer.init({
    width,
    height,
    backgroundAlpha: 0,
    antialias: true,
    autoDensity: true,
    resolution: Math.min(2, window.devicePixelRatio),
    skipExtensionImports: true,
  });
  renderer.canvas.setAttribute('aria-hidden', 'true');
  host.append(renderer.canvas);
  return renderer;
};

/** Opens the drawn field in `host`. Rejects without WebGL. */
export const openScene = async (host: HTMLElement, options: SceneOptions): Promise<Scene> => {
  if (!isWebGLSupported()) throw new Error('WebGL is not available.');
  const renderer = await openRenderer(host);
  const { canvas } = renderer;
  const scenery = new Container();
  const view = (): View => ({ width: renderer.screen.width, height: renderer.screen.height });
  const draw = () => renderer.render(scenery);

  const { isCalm } = options;
  const camera = createCamera(isCalm, view);
  const frames = startFrames({ isCalm, camera, view, draw, current: () => director.current() });
  const director = directScene({
    scenery,
    camera,
    frames,
    view,
    build: (shown) => buildStage(shown, view(), { ...options, onPainted: frames.redraw }),
  });

  const observer = new ResizeObserver(() => {
    renderer.resize(...sizeOf(host));
    director.fit();
    // A resized canvas is empty.
    draw();
  });
  observer.observe(host);
  const reportLost = (event: Event) => {
    event.preventDefault();
    options.onLost?.();
  };
  canvas.addEventListener('webglcontextlost', reportLost);

  return {
    ...director.scene,
    destroy: () => {
      camera.motion.end();
      frames.stop();
      observer.disconnect();
      canvas.removeEventListener('webglcontextlost', reportLost);
      director.end();
      scenery.destroy({ children: true });
      renderer.destroy({ removeView: true });
    },
  };
};
