import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { loadToastRegion } from '@wonderfield/ui/toast/toast-provider';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';

const FRAME_MS = 16;

// Screens load on first use, which can be slow on a busy machine.
configure({
  asyncUtilTimeout: 15_000,
  // Shortens the page dump in error messages.
  getElementError: (message) => new Error(message?.slice(0, 1_000)),
});
vi.setConfig({ testTimeout: 60_000 });
// Same as in index.html.
document.documentElement.lang = 'en';

// happy-dom lacks `size`, which forms read from a select.
Object.defineProperty(HTMLSelectElement.prototype, 'size', {
  configurable: true,
  get(this: HTMLSelectElement) {
    return Number(this.getAttribute('size'));
  },
});
// Runs frames after rendering, like a browser.
window.requestAnimationFrame = (draw) => window.setTimeout(() => draw(performance.now()), FRAME_MS);
window.cancelAnimationFrame = (frame) => window.clearTimeout(frame);
// happy-dom cannot print.
window.print = () => undefined;
// Removed, so dialogs do not wait for animations before they close.
Reflect.deleteProperty(Element.prototype, 'getAnimations');

// Toasts load with the first interaction. Loaded before, they are there when a test looks for them.
await loadToastRegion();

beforeEach(() => {
  // happy-dom has no layout, so nothing scrolls.
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  delete document.body.dataset.hour;
  delete document.body.dataset.audience;
});

// Test files share modules, so wait for prefetched imports before the next file starts.
afterAll(() => vi.dynamicImportSettled());
