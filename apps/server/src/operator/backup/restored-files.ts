import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { isKept } from './backup.ts';

/** What the files will be, written before the database changes and gone when every file is in its place. */
const Plan = z.object({ id: z.uuid(), there: z.array(z.string()), names: z.array(z.string()) });
export type Plan = z.infer<typeof Plan>;

const workOf = (dataDir: string): string => join(dataDir, '.restoring');
const keptOf = (dataDir: string): string => join(dataDir, '.before-restore');
const planFile = (dataDir: string): string => join(workOf(dataDir), 'plan.json');

export const dropPlan = (dataDir: string): void => rmSync(workOf(dataDir), { recursive: true, force: true });

/** The plan of a restore that was cut short between the first change and the last. */
export const openPlan = (dataDir: string): Plan | undefined =>
  existsSync(planFile(dataDir)) ? Plan.parse(JSON.parse(readFileSync(planFile(dataDir), 'utf8'))) : undefined;

/** Copies the backup's files beside those that are in use; nothing of these is touched. */
export const layFilesBeside = (dataDir: string, folder: string, names: readonly string[]): void => {
  dropPlan(dataDir);
  mkdirSync(join(workOf(dataDir), 'new'), { recursive: true, mode: 0o700 });
  for (const name of names) cpSync(join(folder, 'files', name), join(workOf(dataDir), 'new', name), { recursive: true });
};

/** From here until the files are swapped the server does not start. */
export const writePlan = (dataDir: string, names: readonly string[]): Plan => {
  const plan: Plan = { id: randomUUID(), there: readdirSync(dataDir).filter(isKept), names: [...names] };
  const half = `${planFile(dataDir)}.half`;
  writeFileSync(half, JSON.stringify(plan), { mode: 0o600, flush: true });
  renameSync(half, planFile(dataDir));
  return plan;
};

/** Puts the new files in the place of the old ones, which are kept. Each step may have been done already by one that was killed. */
export const swapFiles = (dataDir: string, { there, names }: Plan): void => {
  const [fresh, old] = [join(workOf(dataDir), 'new'), join(workOf(dataDir), 'old')];
  const isIn = (name: string): boolean => names.includes(name) && !existsSync(join(fresh, name));
  const leaving = there.filter((name) => !isIn(name) && existsSync(join(dataDir, name)));
  if (leaving.length > 0) mkdirSync(old, { recursive: true, mode: 0o700 });
  for (const name of leaving) renameSync(join(dataDir, name), join(old, name));
  for (const name of names.filter((one) => !isIn(one))) renameSync(join(fresh, name), join(dataDir, name));
  if (existsSync(old)) {
    rmSync(keptOf(dataDir), { recursive: true, force: true });
    renameSync(old, keptOf(dataDir));
  }
  dropPlan(dataDir);
};

export const dropKeptFiles = (dataDir: string): void => rmSync(keptOf(dataDir), { recursive: true, force: true });
