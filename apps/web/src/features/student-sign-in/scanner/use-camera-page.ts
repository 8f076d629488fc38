import { CAMERA_PATHS } from '@wonderfield/contract/portal/camera-paths';
import { useEffect } from 'react';

const isCameraPage = (path: string) => CAMERA_PATHS.some((each) => each === path);

/** Returns the path that the browser loaded. Later navigations keep its permissions. */
const loadedPath = () => {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return entry && URL.canParse(entry.name) ? new URL(entry.name).pathname : undefined;
};

/**
 * Loads the page again if the visitor came from a page without access to the camera. The server
 * allows the camera on few pages only, and a navigation in the page keeps what the first one had.
 */
export const useCameraPage = () => {
  useEffect(() => {
    const loaded = loadedPath();
    if (loaded !== undefined && !isCameraPage(loaded)) window.location.reload();
  }, []);
};
