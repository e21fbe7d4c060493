/** What calls were answered, second by second, and what was acknowledged. */
export type Answers = {
  /** Of a call that was begun then. */
  readonly acknowledged: (begunAt: number) => void;
  readonly refused: (status: string) => void;
  /** From now on answers are counted under this name. */
  readonly phase: (name: string) => void;
  /** When the youngest call that was acknowledged was begun: what was under way may be answered after a kill, and says nothing. */
  readonly begunAt: () => number;
  readonly statuses: () => ReadonlyMap<string, number>;
  /** Of a phase: how long, how many calls refused, the seconds in which one was refused, and those in which none was acknowledged. */
  readonly of: (name: string) => {
    readonly seconds: number;
    readonly refused: number;
    readonly withRefusal: number;
    readonly withNone: number;
  };
};

type Second = { acknowledged: number; refused: number };

export const openAnswers = (now: () => number = () => performance.now()): Answers => {
  const phases = new Map<string, Map<number, Second>>();
  const statuses = new Map<string, number>();
  let name = '';
  let youngest = now();
  const second = (): Second => {
    const seconds = phases.get(name) ?? new Map<number, Second>();
    phases.set(name, seconds);
    const at = Math.floor(now() / 1000);
    const counts = seconds.get(at) ?? { acknowledged: 0, refused: 0 };
    seconds.set(at, counts);
    return counts;
  };
  return {
    acknowledged: (begunAt) => {
      second().acknowledged += 1;
      youngest = Math.max(youngest, begunAt);
      statuses.set('200', (statuses.get('200') ?? 0) + 1);
    },
    refused: (status) => {
      second().refused += 1;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    },
    phase: (next) => {
      name = next;
    },
    begunAt: () => youngest,
    statuses: () => statuses,
    of: (asked) => {
      const seconds = phases.get(asked) ?? new Map<number, Second>();
      const counts = [...seconds.values()];
      const long = counts.length === 0 ? 0 : Math.max(...seconds.keys()) - Math.min(...seconds.keys()) + 1;
      return {
        seconds: long,
        refused: counts.reduce((sum, { refused }) => sum + refused, 0),
        withRefusal: counts.filter(({ refused }) => refused > 0).length,
        withNone: long - counts.filter(({ acknowledged }) => acknowledged > 0).length,
      };
    },
  };
};
