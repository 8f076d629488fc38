import { runInNewContext } from 'node:vm';
import { Window } from 'happy-dom';

const LANGUAGE: ReadonlySet<string> = new Set(
  runInNewContext('Object.getOwnPropertyNames(globalThis)'),
);
/**
 * Globals that stay Node's own, because the simulated ones depend on the window's network and
 * clock.
 */
const NODE_HAS_BETTER: ReadonlySet<string> = new Set([
  'console',
  'process',
  'Buffer',
  'global',
  'performance',
  'structuredClone',
  'URL',
  'URLSearchParams',
  'TextEncoder',
  'TextDecoder',
  'Blob',
  'File',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'AbortController',
  'AbortSignal',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
  'queueMicrotask',
  'MessageChannel',
  'MessagePort',
]);

const namesIn = (object: object): string[] => {
  const names: string[] = [];
  for (let one = object; one && one !== Object.prototype; one = Object.getPrototypeOf(one)) {
    names.push(...Object.getOwnPropertyNames(one));
  }
  return names;
};

/** Makes this thread look like a browser that has opened an address, before any script has run. */
export const becomeBrowser = (url: string, html: string): Window => {
  const window = new Window({ url, settings: { disableJavaScriptFileLoading: true } });
  window.document.write(html);
  const values = window as unknown as Record<string, unknown>;
  for (const name of namesIn(window)) {
    if (LANGUAGE.has(name) || NODE_HAS_BETTER.has(name) || name in Object.prototype) continue;
    const value = values[name];
    const isPlainFunction = typeof value === 'function' && /^[a-z]/.test(name);
    Object.defineProperty(globalThis, name, {
      configurable: true,
      writable: true,
      value: isPlainFunction ? value.bind(window) : value,
    });
  }
  Object.assign(globalThis, { window: globalThis, self: globalThis });
  return window;
};
