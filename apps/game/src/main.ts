import { bloomOf } from '@wonderfield/contract/options';
import { TEXTS } from '@wonderfield/contract/texts';
import '@wonderfield/ui/styles/tokens.css';
import '@wonderfield/ui/styles/fonts.css';
import './game.css';
import { redeem, takePlayToken } from './play-session.ts';

const part = (id: string) => document.getElementById(id) as HTMLElement;

const tellProblem = (words: string) => {
  part('problem').textContent = words;
  part('problem').hidden = false;
  part('help').hidden = true;
};

const open = async () => {
  const token = takePlayToken(window.location, window.history);
  if (!token) throw new Error('Please go back to Wonderfield and press Play again.');
  const player = await redeem(token);
  part('greeting').textContent = `Hello, ${player.playerName}!`;
  const bloom = bloomOf(player.avatarPreview) ?? 0;
  // Only now: whoever may not play need not load the field.
  const { startGame } = await import('./start-game.ts');
  await startGame(part('field'), { bloom }, (place) => {
    part('place').textContent = place ? `You are at ${place}.` : '';
  }).catch((problem: unknown) => {
    throw new Error(TEXTS.deviceUnsupported, { cause: problem });
  });
  part('field').tabIndex = 0;
  part('field').focus();
};

open().catch((problem: unknown) =>
  tellProblem(problem instanceof Error ? problem.message : TEXTS.somethingWrong),
);
