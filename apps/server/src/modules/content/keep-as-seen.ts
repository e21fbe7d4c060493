import { AppError } from '@hedgerow/domain/errors';

type Kept<Row, Runner> = {
  /** False when there is one with this id. */
  readonly add: (runner: Runner, row: Row) => Promise<boolean>;
  /** False when it is not as it was at `seen` any more. */
  readonly change: (runner: Runner, row: Row, seen: Date) => Promise<boolean>;
};

/** Keeps a row over the one that its writer began from: `seen` is that one's `updatedAt`, null where there was none. Errors: conflict (somebody else was faster). */
export const keepAsSeen = async <Row, Runner>(
  kept: Kept<Row, Runner>,
  runner: Runner,
  row: Row,
  seen: string | null,
  overtaken: string,
): Promise<void> => {
  const done = seen === null ? await kept.add(runner, row) : await kept.change(runner, row, new Date(seen));
  if (!done) throw new AppError('conflict', overtaken);
};
