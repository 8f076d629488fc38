import { ApiError, NetworkError } from '@wonderfield/client/errors';
import { TEXTS } from '@wonderfield/contract/texts/texts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ErrorPage } from '../field/cards/error-page.tsx';
import { redeemCode, redeemToken, takePlayToken } from '../session/play-session.ts';
import {
  atWonderfield,
  canReturnThroughPortal,
  isDownloaded,
  RETURN_PATH,
} from '../session/portal-address.ts';
import { type OpenGame, resumeSession, startSession } from '../session/start-game.ts';
import type { GameStore } from '../storage/game-store.ts';
import { openStore } from '../storage/open-store.ts';
import { CodePage } from './code-page.tsx';
import { gameStrings as words } from './game.strings.en.ts';
import { GameView } from './game-view.tsx';
import styles from './message-line.module.css';

type Opening =
  | { kind: 'opening' }
  | { kind: 'open'; entered: OpenGame }
  | { kind: 'problem'; problem: unknown };

/** Returns the error text. Other errors have technical messages, so children get a general one. */
const stringsFor = (problem: unknown) =>
  problem instanceof ApiError || problem instanceof NetworkError
    ? problem.message
    : TEXTS.somethingWrong;

const isSessionOver = (problem: unknown) =>
  problem instanceof ApiError && problem.code === 'PLY_001';

/** Returns true if the downloaded game needs a play code. */
const needsCode = (problem: unknown) =>
  isDownloaded() &&
  problem instanceof ApiError &&
  ['PLY_001', 'PLY_010', 'RTE_001'].includes(problem.code);

/** Starts the game from its URL: identifies the player, then opens the field or shows an error. */
export const App = () => {
  const [opening, setOpening] = useState<Opening>({ kind: 'opening' });
  const [hasNoRoom, setHasNoRoom] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [token] = useState(() => takePlayToken(window.location, window.history));
  const store = useRef<Promise<GameStore>>(undefined);
  // A retry reuses the session, because the token works only once.
  const session = useRef<string>(undefined);
  const tell = useCallback((problem: unknown) => setOpening({ kind: 'problem', problem }), []);

  const enter = useCallback(
    async (findSession: () => Promise<string | undefined>) => {
      try {
        store.current ??= openStore(() => setHasNoRoom(true));
        const [kept, stored] = await Promise.all([store.current, session.current ?? findSession()]);
        session.current = stored;
        const entered = session.current
          ? await startSession(kept, session.current)
          : await resumeSession(kept);
        setOpening({ kind: 'open', entered });
      } catch (error) {
        // Never redirects with a token in the URL, because a rejected one would cause a loop.
        if (!token && isSessionOver(error) && canReturnThroughPortal()) {
          window.location.replace(atWonderfield(RETURN_PATH));
        } else tell(error);
      }
    },
    [tell, token],
  );
  const open = useCallback(() => {
    setOpening({ kind: 'opening' });
    return enter(async () => token && redeemToken(token));
  }, [enter, token]);
  useEffect(() => void open(), [open]);

  const tryCode = async (code: string) => {
    setIsAsking(true);
    session.current = undefined;
    await enter(() => redeemCode(code));
    setIsAsking(false);
  };

  if (opening.kind === 'open') {
    return <GameView entered={opening.entered} hasNoRoom={hasNoRoom} onError={tell} />;
  }
  if (opening.kind === 'problem') {
    const { problem } = opening;
    if (needsCode(problem)) {
      // A missing session is no error here.
      const isRejected = problem instanceof ApiError && problem.code !== 'PLY_001';
      return (
        <CodePage
          problem={isRejected ? stringsFor(problem) : undefined}
          isBusy={isAsking}
          onCode={(code) => void tryCode(code)}
        />
      );
    }
    // Retrying does not restore an ended session.
    const canRetry = !(problem instanceof ApiError);
    return (
      <ErrorPage problem={stringsFor(problem)} onRetry={canRetry ? () => void open() : undefined} />
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
