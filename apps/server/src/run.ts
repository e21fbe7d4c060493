import { ConfigError, readConfig } from './config.ts';
import { type Running, start } from './start.ts';
import { startWords } from './start-words.ts';
import { StartError } from './infrastructure/open-database.ts';
import type { Outside } from './infrastructure/open-infrastructure.ts';

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

/** The product as a process: it says that it is ready, and ends with words where it cannot begin. */
export const run = async (chance: Pick<Outside, 'newSeed'> = {}): Promise<Running> => {
  try {
    const config = readConfig();
    const started = start(config, chance);
    closeOnSignal(started);
    const running = await started;
    for (const line of startWords({ ...running, production: config.production, productName: config.productName })) say(line);
    return running;
  } catch (error) {
    return fail(error);
  }
};
