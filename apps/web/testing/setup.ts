import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import React from 'react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';

const FRAME_MS = 16;
const REACT_INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

// Screens are loaded when they are first shown, which takes a while on a busy machine.
configure({
  asyncUtilTimeout: 15_000,
  // A whole page with its pictures says less than the first lines.
  getElementError: (message) => new Error(message?.slice(0, 1_000)),
});
vi.setConfig({ testTimeout: 60_000 });
// As index.html says.
document.documentElement.lang = 'en';

// React remembers where each element was made, for its tools; a test never asks, and it is a sixth
// of the time. This is the count after which React stops by itself for the rest of a second.
Object.defineProperty(Reflect.get(React, REACT_INTERNALS), 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => Number.POSITIVE_INFINITY,
  set: () => undefined,
});

// Where happy-dom is not yet a browser. Forms ask how many rows a select shows.
Object.defineProperty(HTMLSelectElement.prototype, 'size', {
  configurable: true,
  get(this: HTMLSelectElement) {
    return Number(this.getAttribute('size'));
  },
});
// A frame comes after what was asked for is drawn, not before.
window.requestAnimationFrame = (draw) => window.setTimeout(() => draw(performance.now()), FRAME_MS);
window.cancelAnimationFrame = (frame) => window.clearTimeout(frame);
// There is no printer,
window.print = () => undefined;
// and nothing that moves: a dialog asks what moves before it goes, and need not wait.
Reflect.deleteProperty(Element.prototype, 'getAnimations');

beforeEach(() => {
  // Nothing is laid out, so nothing scrolls.
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

// Files share what they import: code that was fetched ahead arrives in the page that asked for it.
afterAll(() => vi.dynamicImportSettled());
