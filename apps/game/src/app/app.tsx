import { ApiError, NetworkError } from '@wonderfield/client/errors';
import { TEXTS } from '@wonderfield/contract/texts/texts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ErrorPage } from '../field/cards/error-page.tsx';
import { type Launch, takeLaunch } from '../session/launch.ts';
import { redeemToken } from '../session/play-session.ts';
import { canReturnThroughPortal, RETURN_PATH } from '../session/portal-address.ts';
import { type OpenGame, resumeSession, startSession } from '../session/start-game.ts';
import type { GameStore } from '../storage/game-store.ts';
import { openStore } from '../storage/open-store.ts';
import { gameStrings as words } from './game.strings.en.ts';
import { GameView } from './game-view.tsx';
import styles from './message-line.module.css';

type Opening =
  | { kind: 'opening' }
  | { kind: 'open'; entered: OpenGame }
  | { kind: 'problem'; problem: unknown };

const isSessionOver = (problem: unknown) =>
  problem instanceof ApiError && problem.code === 'PLY_001';

/**
 * Returns the error text. Other errors have technical messages, so children get a general one. On
 * the device of a class, the play session ends with the class.
 */
const stringsFor = (problem: unknown, { isClassDevice }: Launch) => {
  if (isClassDevice && isSessionOver(problem)) return words.classClosed;
  return problem instanceof ApiError || problem instanceof NetworkError
    ? problem.message
    : TEXTS.somethingWrong;
};

/** Starts the game from its URL: identifies the player, then opens the field or shows an error. */
export const App = () => {
  const [opening, setOpening] = useState<Opening>({ kind: 'opening' });
  const [hasNoRoom, setHasNoRoom] = useState(false);
  const [launch] = useState(() => takeLaunch(window.location, window.history));
  const { token } = launch;
  const store = useRef<Promise<GameStore>>(undefined);
  // A retry reuses the session, because the token works only once.
  const session = useRef<string>(undefined);
  const tell = useCallback((problem: unknown) => setOpening({ kind: 'problem', problem }), []);

  const enter = useCallback(
    async (findSession: () => Promise<string | undefined>) => {
      try {
        store.current ??= openStore(() => setHasNoRoom(true), launch);
        const [kept, stored] = await Promise.all([store.current, session.current ?? findSession()]);
        session.current = stored;
        const entered = session.current
          ? await startSession(kept, session.current)
          : await resumeSession(kept);
        setOpening({ kind: 'open', entered });
      } catch (error) {
        // Never redirects with a token in the URL, because a rejected one would cause a loop.
        if (!token && isSessionOver(error) && canReturnThroughPortal()) {
          window.location.replace(RETURN_PATH);
        } else tell(error);
      }
    },
    [tell, token, launch],
  );
  const open = useCallback(() => {
    setOpening({ kind: 'opening' });
    return enter(async () => token && redeemToken(token));
  }, [enter, token]);
  useEffect(() => void open(), [open]);

  if (opening.kind === 'open') {
    return (
      <GameView entered={opening.entered} launch={launch} hasNoRoom={hasNoRoom} onError={tell} />
    );
  }
  if (opening.kind === 'problem') {
    const { problem } = opening;
    // Retrying does not restore an ended session.
    const canRetry = !(problem instanceof ApiError);
    return (
      <ErrorPage
        problem={stringsFor(problem, launch)}
        onRetry={canRetry ? () => void open() : undefined}
        isClassDevice={launch.isClassDevice}
      />
    );
  }
  return (
    <main id="main">
      <p className={styles.line} role="status">
        {words.loading}
      </p>
    </main>
  );
};
