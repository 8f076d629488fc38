import type { ToastMessage, Toasts } from './toast-message.ts';

/** Passes messages to the region. Until the region has loaded, the messages wait here. */
export type ToastQueue = Toasts & {
  load: () => void;
  /** Connects the loaded region. Returns a function that disconnects it. */
  connect: (region: Toasts) => () => void;
};

export const createToastQueue = (load: () => void): ToastQueue => {
  const waiting: ToastMessage[] = [];
  let region: Toasts | undefined;
  return {
    load,
    show: (message) => {
      if (region) return region.show(message);
      waiting.push(message);
      load();
    },
    endErrors: (which) => region?.endErrors(which),
    connect: (loaded) => {
      region = loaded;
      for (const message of waiting.splice(0)) loaded.show(message);
      return () => {
        region = undefined;
      };
    },
  };
};
