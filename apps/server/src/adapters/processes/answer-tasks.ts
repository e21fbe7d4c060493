import type { ChildMessage, ChildWork } from './killable-child.ts';

/** The child's side of `killableChild`: answers one task after another until the parent goes away. */
export const answerTasks = <Request, Answer, Progress = never>(work: ChildWork<Request, Answer, Progress>): void => {
  const send = (message: ChildMessage<Answer, Progress>) => {
    process.send?.(message);
  };
  process.on('disconnect', () => process.exit());
  process.on('message', (message: { readonly request: Request }) => {
    void work(message.request, (progress) => send({ kind: 'progress', progress })).then((answer) => send({ kind: 'answer', answer }));
  });
  send({ kind: 'ready' });
};
