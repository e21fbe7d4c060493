import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** What the kernel says of processes; on other systems than Linux there is nothing to read, and figures are NaN. */
const canRead = existsSync('/proc/self/stat');
const ticksASecond = 100;

/** Fields of /proc/pid/stat after the name, which may hold anything. */
const statOf = (pid: number): readonly string[] | undefined => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ');
  } catch {
    return undefined;
  }
};

/** The process and all that descend from it. */
export const familyOf = (pid: number): readonly number[] => {
  if (!canRead) return [];
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), parent: Number(statOf(Number(name))?.[1]) }));
  const below = (of: number): readonly number[] =>
    parents.filter(({ parent }) => parent === of).flatMap((child) => [child.pid, ...below(child.pid)]);
  return [pid, ...below(pid)];
};

/** Seconds of CPU so far, those of ended children included. */
export const cpuSeconds = (pids: readonly number[]): number => {
  if (!canRead) return Number.NaN;
  const ticks = pids.map(
    (pid) =>
      statOf(pid)
        ?.slice(11, 15)
        .reduce((sum, field) => sum + Number(field), 0) ?? 0,
  );
  return ticks.reduce((sum, each) => sum + each, 0) / ticksASecond;
};

/** Megabytes; memory that processes share is counted once. */
export const memoryOf = (pids: readonly number[]): number => {
  if (!canRead) return Number.NaN;
  const kilobytes = pids.map((pid) => Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? Number.NaN));
  return kilobytes.reduce((sum, each) => sum + each, 0) / 1024;
};
