const minuteMs = 60_000;

const messageOf = (thrown: unknown): string =>
  typeof thrown === 'object' && thrown !== null && 'message' in thrown ? String(thrown.message) : String(thrown);

/** pg-boss adds which queue it was, and a worker's number. */
const ofWhichever = (message: string): string => message.replace(/ \(Queue: [^)]*\)$/, '');

/** While a database is away each worker tells of it each second, in objects that are no errors: the same trouble is told once a minute. */
export const queueTrouble = (tell: (error: Error) => void, nowMs: () => number = () => performance.now()): ((thrown: unknown) => void) => {
  const told = new Map<string, number>();
  return (thrown) => {
    const message = ofWhichever(messageOf(thrown));
    const now = nowMs();
    for (const [old, at] of told) if (now - at >= minuteMs) told.delete(old);
    if (told.has(message)) return;
    told.set(message, now);
    const code = typeof thrown === 'object' && thrown !== null && 'code' in thrown ? { code: thrown.code } : {};
    tell(Object.assign(new Error(`The queue: ${message}`, { cause: thrown }), code));
  };
};
