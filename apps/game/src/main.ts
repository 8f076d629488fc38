import { bloomOf } from '@wonderfield/contract/options';
import { TEXTS } from '@wonderfield/contract/texts';
import '@wonderfield/ui/styles/tokens.css';
import '@wonderfield/ui/styles/fonts.css';
import './game.css';
import { makePlayClient } from './session/play-client.ts';
import { openPlaySession } from './session/play-session.ts';
import { ConnectionProblem, PlayProblem } from './session/post.ts';

const part = (id: string) => document.getElementById(id) as HTMLElement;

/** Instead of the field: what is wrong, and the way back to a new start. */
const tellProblem = (words: string) => {
  part('words').textContent = words;
  part('problem').hidden = false;
  for (const id of ['leave', 'field', 'help']) part(id).hidden = true;
  part('again').focus();
};

const open = async () => {
  const playSession = await openPlaySession(window.location, window.history);
  const player = await makePlayClient(playSession).openField();
  part('greeting').textContent = `Hello, ${player.playerName}!`;
  const bloom = bloomOf(player.look) ?? 0;
  // Only now: whoever may not play need not load the field.
  const { startGame } = await import('./start-game.ts');
  await startGame(part('field'), { bloom }, (place) => {
    part('place').textContent = place ? `You are at ${place}.` : '';
  }).catch((problem: unknown) => {
    throw Object.assign(new PlayProblem('', TEXTS.deviceUnsupported), { cause: problem });
  });
  part('field').tabIndex = 0;
  part('field').focus();
};

// What goes wrong elsewhere has words for engineers, not for children.
open().catch((problem: unknown) =>
  tellProblem(
    problem instanceof PlayProblem || problem instanceof ConnectionProblem
      ? problem.message
      : TEXTS.somethingWrong,
  ),
);
