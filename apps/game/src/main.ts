import { MESSAGE_CODES } from '@wonderfield/contract/message-codes';
import { TEXTS } from '@wonderfield/contract/texts';
import '@wonderfield/ui/styles/tokens.css';
import '@wonderfield/ui/styles/fonts.css';
import './game.css';
import { PlayProblem, redeem, takePlayToken } from './play-session.ts';

const part = (id: string) => document.getElementById(id) as HTMLElement;

/** Instead of the field: what is wrong, and the way back to a new start. */
const tellProblem = (words: string) => {
  part('words').textContent = words;
  part('problem').hidden = false;
  part('leave').hidden = true;
  part('again').focus();
};

const open = async () => {
  const token = takePlayToken(window.location, window.history);
  if (!token) throw new PlayProblem(MESSAGE_CODES.PLY_001.text);
  const player = await redeem(token);
  part('greeting').textContent = `Hello, ${player.playerName}!`;
};

// What goes wrong elsewhere has words for engineers, not for children.
open().catch((problem: unknown) =>
  tellProblem(problem instanceof PlayProblem ? problem.message : TEXTS.somethingWrong),
);
