import { makePlayClient } from './session/play-client.ts';
import { openPlaySession } from './session/play-session.ts';

const playSession = await openPlaySession(window.location, window.history);
const { playerName } = await makePlayClient(playSession).openField();
document.title = playerName;
