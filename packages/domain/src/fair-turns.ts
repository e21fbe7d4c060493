import { AppError } from './errors.ts';

/** So many at work at once, and so many of one person that may wait. */
type Limits = { readonly atOnce: number; readonly mostEach: number };
type Turns = <T>(whose: string, work: () => Promise<T>) => Promise<T>;

/** Work that people share: after one of a person's comes one of everybody else who waits, however many the first one has. */
export const fairTurns = ({ atOnce, mostEach }: Limits): Turns => {
  const lines = new Map<string, (() => void)[]>();
  let inHand = 0;

  const next = (): void => {
    const [first] = lines;
    if (first === undefined || inHand >= atOnce) return;
    const [whose, [begin, ...others]] = first;
    lines.delete(whose);
    if (others.length > 0) lines.set(whose, others);
    inHand += 1;
    begin?.();
  };

  return async (whose, work) => {
    const line = lines.get(whose) ?? [];
    if (line.length >= mostEach)
      throw new AppError('busy', 'We are still reading what you sent. Please try again in a minute.', { details: { retryAfter: 30 } });
    const turn = new Promise<void>((begin) => void lines.set(whose, [...line, begin]));
    next();
    await turn;
    try {
      return await work();
    } finally {
      inHand -= 1;
      next();
    }
  };
};
