import { startSandbox } from './start-sandbox.ts';

if (process.env.NODE_ENV === 'production') {
  console.error('The sandbox stands in for real services and never runs in production.');
  process.exit(1);
}

const portFrom = (name: string, fallback: number): number => {
  const port = Number(process.env[name] ?? fallback);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  console.error(`${name} must be a port number from 0 to 65535.`);
  process.exit(1);
};

const port = portFrom('SANDBOX_PORT', 3001);
const smtpPort = portFrom('SANDBOX_SMTP_PORT', 3002);
const cardsPort = portFrom('SANDBOX_CARDS_PORT', 3003);
const textsPort = portFrom('SANDBOX_TEXTS_PORT', 3004);
const googlePort = portFrom('SANDBOX_GOOGLE_PORT', 3005);
const cleverPort = portFrom('SANDBOX_CLEVER_PORT', 3006);
const schoolPort = portFrom('SANDBOX_SCHOOL_PORT', 3007);
const cardsWebhook = process.env.SANDBOX_CARDS_WEBHOOK;
const portalUrls = process.env.SANDBOX_PORTAL_URLS?.split(',').filter(Boolean);
// Uses the portal's setting, because both must agree.
const cleverMode = process.env.CLEVER_MODE === 'district' ? 'district' : 'library';

const sandbox = await startSandbox({
  port,
  smtpPort,
  cardsPort,
  textsPort,
  googlePort,
  cleverPort,
  schoolPort,
  cardsWebhook,
  cleverMode,
  ...(portalUrls && { portalUrls }),
}).catch((error: unknown) => {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(
    `The sandbox could not start (${reason}): choose other ports with SANDBOX_PORT, SANDBOX_SMTP_PORT, SANDBOX_CARDS_PORT, SANDBOX_TEXTS_PORT, SANDBOX_GOOGLE_PORT, SANDBOX_CLEVER_PORT and SANDBOX_SCHOOL_PORT.`,
  );
  process.exit(1);
});

const end = async (): Promise<void> => {
  await sandbox.close();
  process.exit(0);
};
process.once('SIGTERM', end);
// Ctrl-C reaches the whole terminal, but the parent process decides when the sandbox ends.
process.on('SIGINT', () => {
  if (!process.connected) void end();
});
process.once('disconnect', end);

console.log(`Sandbox ready at ${sandbox.homeUrl}`);
process.send?.({ type: 'ready', services: sandbox.services });
