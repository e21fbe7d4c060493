import { setTimeout as sleep } from 'node:timers/promises';
import { answerTasks } from '#adapters/processes/answer-tasks.ts';

// As long as the modules of a child take on a machine that has much else to do.
await sleep(2500);

answerTasks<{ readonly kind: 'echo' | 'hang' }, string>(async ({ kind }) => {
  if (kind === 'hang') for (;;);
  return 'echo';
});
