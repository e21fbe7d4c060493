import { ConfigError, readConfig } from './config.ts';
import { demoAdministrator, demoChildren, demoParent, demoPassword, demoTeacher } from './demo/demo-people.ts';
import { type Running, start } from './start.ts';
import { StartError } from './infrastructure/open-database.ts';

const demoAccounts = [
  `To look around (demonstration accounts, all with the password ${demoPassword}):`,
  `  parent   ${demoParent.email}`,
  `  school   ${demoAdministrator.email} (its administrator; two-step sign-in as below)`,
  `  teacher  ${demoTeacher.email} (asks once for two-step sign-in, with any authenticator app)`,
  ...demoChildren.map(({ username, year }) => `  Year ${String(year).padEnd(4)}${username}`),
];

const say = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

const fail = (error: unknown): never => {
  if (error instanceof ConfigError) for (const line of error.lines) say(`Settings: ${line}`);
  else if (error instanceof StartError) say(error.message);
  else say(error instanceof Error ? (error.stack ?? error.message) : String(error));
  process.exit(1);
};

/** Stops cleanly on Ctrl-C and SIGTERM, also when they come while it is still starting. */
const closeOnSignal = (started: Promise<Running>): void => {
  let closing = false;
  const close = async (drains: boolean): Promise<void> => {
    if (closing) return;
    closing = true;
    const { drain, close: end } = await started;
    if (drains) await drain();
    setTimeout(() => process.exit(1), 10_000).unref();
    await end();
    process.exit(0);
  };
  process.on('SIGTERM', () => void close(true).catch(fail));
  process.on('SIGINT', () => void close(false).catch(fail));
};

const run = async (): Promise<void> => {
  const config = readConfig();
  const started = start(config);
  closeOnSignal(started);
  const { movedData, publicUrl, hasDemo } = await started;
  if (movedData !== undefined) say(`The database lies in ${movedData}: the data folder is below one that only root may enter.`);
  // The address last: it is what the eye looks for.
  if (hasDemo) for (const line of demoAccounts) say(line);
  if (!config.production) say(`Mail is shown at ${publicUrl}/dev/mailbox`);
  say(`${config.productName} is ready: ${publicUrl}`);
};

await run().catch(fail);
