import type { Field } from '@wonderfield/contract/play/game-calls';
import { TEXTS } from '@wonderfield/contract/texts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ProblemPage } from '../field/problem-page.tsx';
import { makePlayClient, type PlayClient } from '../session/play-client.ts';
import { redeemToken, takePlayToken } from '../session/play-session.ts';
import { ConnectionProblem, PlayProblem } from '../session/post.ts';
import { gameWords as words } from './game.words.en.ts';
import { GameView } from './game-view.tsx';
import styles from './message-line.module.css';

type Opening =
  | { kind: 'opening' }
  | { kind: 'open'; client: PlayClient; field: Field }
  | { kind: 'problem'; problem: unknown };

/** What goes wrong elsewhere has words for engineers, not for children. */
const wordsFor = (problem: unknown) =>
  problem instanceof PlayProblem || problem instanceof ConnectionProblem
    ? problem.message
    : TEXTS.somethingWrong;

/** The game from its address on: who plays, their field, or what is in the way. */
export const App = () => {
  const [opening, setOpening] = useState<Opening>({ kind: 'opening' });
  const [token] = useState(() => takePlayToken(window.location, window.history));
  // Once it is there, another try goes on with it: the token works once.
  const session = useRef<string>(undefined);
  const tell = useCallback((problem: unknown) => setOpening({ kind: 'problem', problem }), []);
  const open = useCallback(async () => {
    setOpening({ kind: 'opening' });
    try {
      session.current ??= await redeemToken(token);
      const client = makePlayClient(session.current);
      setOpening({ kind: 'open', client, field: await client.openField() });
    } catch (problem) {
      tell(problem);
    }
  }, [tell, token]);
  useEffect(() => void open(), [open]);

  if (opening.kind === 'open') {
    return <GameView client={opening.client} field={opening.field} onProblem={tell} />;
  }
  if (opening.kind === 'problem') {
    const { problem } = opening;
    // A session that is over does not come back by trying.
    const canRetry = !(problem instanceof PlayProblem);
    return (
      <ProblemPage problem={wordsFor(problem)} onRetry={canRetry ? () => void open() : undefined} />
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
