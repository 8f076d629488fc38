// `npm start`: runs everything that Wonderfield needs on this machine until Ctrl-C.

import { keepApiRunning } from './lib/portal/api-service.ts';
import { startBackingServices } from './lib/portal/backing-services.ts';
import { Lifetime } from './lib/portal/lifetime.ts';
import { printAddresses } from './lib/portal/print-addresses.ts';
import { printAddress } from './lib/portal/running-address.ts';
import { readServiceSettings } from './lib/portal/service-settings.ts';
import { ensureWebIsBuilt } from './lib/web-build.ts';

const lifetime = new Lifetime();

await lifetime.run(async () => {
  const settings = readServiceSettings(process.env);
  const environment = await startBackingServices(lifetime, settings);
  await ensureWebIsBuilt(lifetime);
  const demo = await keepApiRunning(
    lifetime,
    { ...settings.gameHost, ...environment },
    settings.port,
  );
  const portal = environment.PUBLIC_URL ?? `http://localhost:${settings.port}`;
  printAddress(lifetime, settings.dataFolder, portal);
  printAddresses(
    [
      ['Portal', portal],
      ['Console', `${portal}/console`],
      ...(environment.SANDBOX_URL
        ? ([
            ['Sandbox', environment.SANDBOX_URL],
            ['Mailbox', `${environment.SANDBOX_URL}/mail`],
            ['Text messages', `${environment.SANDBOX_URL}/texts`],
            ['Google', `${environment.SANDBOX_URL}/google`],
            ['Clever', `${environment.SANDBOX_URL}/clever`],
            ['School sign-in', `${environment.SANDBOX_URL}/school`],
            ['Authenticator', `${environment.SANDBOX_URL}/authenticator`],
          ] as [string, string][])
        : []),
      ['API reference', `${portal}/docs`],
    ],
    demo,
  );
});
