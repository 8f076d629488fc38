/** How the portal opened the game. */
export type Launch = {
  /** The play token. Undefined if the game was reloaded or opened by itself. */
  token: string | undefined;
  /** True on a device that a class shares. */
  isClassDevice: boolean;
  /** True if the player asked to install the game. */
  isInstalling: boolean;
};

const FRAGMENT = /^#play=([\w-]{20,200})(&class)?(&install)?$/;
const CLASS_DEVICE_KEY = 'wonderfield-class-device';

const readClassDevice = () => {
  try {
    return sessionStorage.getItem(CLASS_DEVICE_KEY) !== null;
  } catch {
    return false;
  }
};

const storeClassDevice = (isClassDevice: boolean) => {
  try {
    if (isClassDevice) sessionStorage.setItem(CLASS_DEVICE_KEY, '1');
    else sessionStorage.removeItem(CLASS_DEVICE_KEY);
  } catch {
    // In a sandbox there is no storage. A reloaded game returns through the portal anyway.
  }
};

type Address = Pick<Location, 'hash' | 'pathname'>;
type Past = Pick<History, 'replaceState'>;

/**
 * Reads the fragment of the address and removes it, so that the token is neither bookmarked nor
 * shared. A reloaded tab is still on the shared device.
 */
export const takeLaunch = (location: Address, history: Past): Launch => {
  const [, token, shared, install] = location.hash.match(FRAGMENT) ?? [];
  if (!token) {
    return { token: undefined, isClassDevice: readClassDevice(), isInstalling: false };
  }
  history.replaceState(null, '', location.pathname);
  storeClassDevice(shared !== undefined);
  return { token, isClassDevice: shared !== undefined, isInstalling: install !== undefined };
};
