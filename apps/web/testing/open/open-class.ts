import type { OpenClass, Tile } from '@wonderfield/contract/student-sign-in/open-class';
import { storeClassToken, storeOwnTile } from '../../src/shared/session/class-device.ts';
import { fakeApi } from '../fake-api.ts';
import { fakeLocation } from '../fake-location.ts';
import { aStudent, signedInAs, userResponse } from '../people.ts';
import { renderPortal } from '../render-screen.tsx';

type Handlers = NonNullable<Parameters<typeof fakeApi>[0]>;

/** The tile of a student who signs in with pictures. */
export const aTile = (changes: Partial<Tile> = {}): Tile => ({
  tile: 'tile-1',
  name: 'SunnyHop',
  isNamed: true,
  avatarPreview: 'bloom-1',
  method: 'pictures',
  isIn: false,
  ...changes,
});

/** Tiles with the names A1, A2, B3, …, as many as wanted. */
export const manyTiles = (count: number): Tile[] =>
  Array.from({ length: count }, (_, index) =>
    aTile({ tile: `tile-${index}`, name: `${String.fromCharCode(65 + (index >> 1))}${index}` }),
  );

/** A class that is open for another hour. */
export const anOpenClass = (changes: Partial<OpenClass> = {}): OpenClass => ({
  name: 'Room 12 Explorers',
  openUntil: new Date(Date.now() + 60 * 60_000).toISOString(),
  tiles: [aTile()],
  ...changes,
});

export const CLOSED: OpenClass = { name: 'Room 12 Explorers', tiles: [] };

/** The student of the first tile. */
export const sunnyHop = aStudent({ avatarName: 'SunnyHop', avatarLook: 'bloom-1' });

type Options = {
  handlers?: Handlers;
  at?: Parameters<typeof renderPortal>[0]['at'];
  session?: Parameters<typeof renderPortal>[0]['session'];
  /** The tile with which the student of the session signed in. */
  ownTile?: string;
  /** False for a device that no class shares yet. */
  isClassDevice?: boolean;
};

/** Opens the portal on a device of a class, with a stateful fake server. */
export const openClassDevice = (
  start: OpenClass = anOpenClass(),
  { handlers = {}, at = '/class', session, ownTile, isClassDevice = true }: Options = {},
) => {
  let openClass = start;
  const location = fakeLocation();
  const api = fakeApi({
    getOpenClass: () => ({ openClass }),
    enterClass: () => ({ classToken: 'class-token', openClass }),
    signInToClass: () => signedInAs(sunnyHop),
    signInWithCard: () => signedInAs(sunnyHop),
    startPlay: () => ({ playToken: 'secret-token', gameUrl: '/game/' }),
    getUser: () => userResponse(session ?? sunnyHop),
    getOwnField: () => ({ places: [], isTimeUp: false }),
    logout: () => ({}),
    ...handlers,
  });
  if (isClassDevice) storeClassToken('class-token');
  if (ownTile !== undefined) storeOwnTile(ownTile);
  const page = renderPortal({ at, api, ...(session && { session }) });
  return {
    ...page,
    api,
    /** Full page loads. */
    loads: location,
    /** Changes what the server returns at the next poll. */
    change: (changes: Partial<OpenClass>) => {
      openClass = { ...openClass, ...changes };
    },
    close: () => {
      openClass = CLOSED;
    },
  };
};

/** The address of the game on a shared device. */
export const GAME_ADDRESS = '/game/#play=secret-token&class';
