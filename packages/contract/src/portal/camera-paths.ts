/** Pages that may use the camera to read a login card. The server denies it on all others. */
export const CAMERA_PATHS = ['/sign-in/card', '/class'] as const;
