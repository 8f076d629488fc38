import { onTestFinished } from 'vitest';

/** Dialogs stay as long as a browser draws them on their way out, which happy-dom does not. */
export const lingeringDialogs = () => {
  const getAnimations = () => [{ finished: new Promise(() => undefined) }];
  Object.assign(HTMLElement.prototype, { getAnimations });
  onTestFinished(() => void Reflect.deleteProperty(HTMLElement.prototype, 'getAnimations'));
};
