import { expect, test } from 'vitest';
import { queueTrouble } from './queue-trouble.ts';

const refused = (queue: string) => ({
  code: 'ECONNREFUSED',
  message: `connect ECONNREFUSED 127.0.0.1:5432 (Queue: ${queue}, Worker: 38b4)`,
  queue,
});

test('while the database is away the queues say so once a minute, and not each of them each second', () => {
  const said: string[] = [];
  let at = 0;
  const tell = queueTrouble(
    ({ message }) => said.push(message),
    () => at,
  );
  for (; at < 90_000; at += 500) for (const queue of ['read-file', 'send-mail', 'settle-referral']) tell(refused(queue));
  expect(said).toEqual(['The queue: connect ECONNREFUSED 127.0.0.1:5432', 'The queue: connect ECONNREFUSED 127.0.0.1:5432']);
});

test('another trouble is said at once, as an error with its code', () => {
  const said: Error[] = [];
  const tell = queueTrouble(
    (error) => said.push(error),
    () => 0,
  );
  tell(refused('read-file'));
  tell(Object.assign(new Error('deadlock detected'), { code: '40P01' }));
  tell('nothing that one expects');
  expect(said).toEqual([
    expect.objectContaining({ message: 'The queue: connect ECONNREFUSED 127.0.0.1:5432', code: 'ECONNREFUSED' }),
    expect.objectContaining({ message: 'The queue: deadlock detected', code: '40P01' }),
    expect.objectContaining({ message: 'The queue: nothing that one expects' }),
  ]);
  expect(said.every((error) => error instanceof Error)).toBe(true);
});
