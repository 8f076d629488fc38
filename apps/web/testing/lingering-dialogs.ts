import { onTestFinished } from 'vitest';

/** Keeps closing dialogs mounted, like a browser with animations, which happy-dom lacks. */
export const lingeringDialogs = () => {
  const getAnimations = () => [{ finished: new Promise(() => undefined) }];
  Object.assign(HTMLElement.prototype, { getAnimations });
  onTestFinished(() => void Reflect.deleteProperty(HTMLElement.prototype, 'getAnimations'));
};
