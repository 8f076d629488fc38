// `npm run game:pack`: packs the game into one download for the portal at PUBLIC_URL.
import { packGame } from './lib/game-pack.ts';
import { Lifetime } from './lib/portal/lifetime.ts';
import { readServiceSettings } from './lib/portal/service-settings.ts';
import { ensureWebIsBuilt } from './lib/web-build.ts';

const lifetime = new Lifetime();

await lifetime.run(async () => {
  const { publicUrl } = readServiceSettings(process.env);
  await ensureWebIsBuilt(lifetime);
  console.log(packGame(publicUrl));
  lifetime.end(0);
});
