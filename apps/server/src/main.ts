import { ConfigError, readConfig } from './config.ts';
import { demoChildren, demoParent, demoPassword } from './demo/demo-people.ts';
import { start } from './start.ts';
import { StartError } from './storehouse.ts';

const demoAccounts = [
  `To look around (demonstration accounts, all with the password ${demoPassword}):`,
  `  parent   ${demoParent.email}`,
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

const run = async (): Promise<void> => {
  const config = readConfig();
  const running = await start(config);
  if (running.movedData !== undefined)
    say(`The database lies in ${running.movedData}: the data folder is below one that only root may enter.`);
  say(`${config.productName} is ready: ${running.publicUrl}`);
  if (running.hasDemo) for (const line of demoAccounts) say(line);
  if (!config.production) say(`Mail is shown at ${running.publicUrl}/dev/mailbox`);

  let closing = false;
  const close = (): void => {
    if (closing) return;
    closing = true;
    setTimeout(() => process.exit(1), 10_000).unref();
    running.close().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    );
  };
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
};

await run().catch(fail);
