import '@wonderfield/ui/styles/tokens.css';
import '@wonderfield/ui/styles/fonts.css';
import '@wonderfield/ui/styles/base.css';
import './game.css';
import { createRoot } from 'react-dom/client';
import { GamePage } from './game-page.tsx';
import { watchInstallOffer } from './offline/install-prompt.ts';

const root = document.getElementById('game');
if (!root) throw new Error('The page has no place for the game.');
watchInstallOffer();
createRoot(root).render(<GamePage />);
