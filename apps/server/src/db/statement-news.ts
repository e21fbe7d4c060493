import { AsyncLocalStorage } from 'node:async_hooks';
import { channel } from 'node:diagnostics_channel';

/** A statement that was answered: what it does and to which table, and never with which values. */
export type Statement = {
  readonly operation: string;
  readonly table: string | undefined;
  readonly from: number;
  readonly milliseconds: number;
  readonly failed: boolean;
};

const news = channel('hedgerow.statement');

const textOf = (given: unknown): string => {
  if (typeof given === 'string') return given;
  return typeof given === 'object' && given !== null && 'text' in given && typeof given.text === 'string' ? given.text : '';
};

/** Without what stands in brackets: the statement itself, and none that it asks within. */
const outermost = (text: string): string => {
  for (let [before, after] = ['', text]; ; [before, after] = [after, after.replaceAll(/\([^()]*\)/g, '')])
    if (before === after) return after;
};

const summaryOf = (given: unknown): Pick<Statement, 'operation' | 'table'> => {
  const text = outermost(textOf(given));
  const [, operation = 'other'] = /\b(select|insert|update|delete|begin|commit|rollback)\b/i.exec(text) ?? [];
  const [, table] = /\b(?:from|into|update)\s+"?([a-z_]+)"?/i.exec(text) ?? [];
  return { operation: operation.toLowerCase(), table };
};

/** Where somebody listens, calls `told` when the statement is answered; where nobody does, it costs one look. */
export const tellOfStatement = (given: unknown): ((failed: boolean) => void) | undefined => {
  if (!news.hasSubscribers) return undefined;
  const from = performance.now();
  // The answer arrives as an event of the connection: it is told where it was asked.
  const there = AsyncLocalStorage.snapshot();
  return (failed) => {
    const statement: Statement = {
      ...summaryOf(given),
      from: performance.timeOrigin + from,
      milliseconds: performance.now() - from,
      failed,
    };
    there(() => news.publish(statement));
  };
};

/** Hears of each statement of this process, until the answer is called. */
export const hearOfStatements = (heard: (statement: Statement) => void): (() => void) => {
  const listen = (message: unknown): void => heard(message as Statement);
  news.subscribe(listen);
  return () => {
    news.unsubscribe(listen);
  };
};
