import type { TryQuiz } from '@hedgerow/contracts/try-quiz';
import { VisuallyHidden } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Button } from '../../ui/button.tsx';
import classes from './try-quiz.module.css';

/** The panel and the call's contract come at the first press. */
const later = () => import('./try-topic-panel.tsx');
const TryTopicPanel = lazy(() => later().then(({ TryTopicPanel: it }) => ({ default: it })));

type State = { readonly busy: boolean; readonly opened: boolean; readonly trouble?: string; readonly quiz?: TryQuiz };

/** One question of a topic at a press, in the screen that pupils get; the server marks it and nothing is kept. */
export const TryTopic = ({ topic, title }: { readonly topic: string; readonly title: string }) => {
  const awake = useHydrated();
  const [{ busy, opened, trouble, quiz }, setState] = useState<State>({ busy: false, opened: false });
  const ask = async (): Promise<void> => {
    setState((before) => ({ busy: true, opened: before.opened, ...(before.quiz === undefined ? {} : { quiz: before.quiz }) }));
    try {
      const { askTopicQuestion } = await later();
      setState({ busy: false, opened: true, quiz: await askTopicQuestion(topic, quiz?.id) });
    } catch (error) {
      setState({ busy: false, opened: false, trouble: messageOf(error, 'The question did not load. Please try again.') });
    }
  };
  return (
    <>
      <Button kind="quiet" busy={busy && !opened} inert={!awake} data-needs-script onClick={() => void ask()}>
        Try a question <VisuallyHidden>on {title}</VisuallyHidden>
      </Button>
      {trouble !== undefined && (
        <p className={classes.trouble} role="alert">
          {trouble}
        </p>
      )}
      {quiz !== undefined && (
        <Suspense>
          <TryTopicPanel
            opened={opened}
            quiz={quiz}
            young={/\.(?:eyfs|ks[12])\./.test(topic)}
            readsAloud={/\.(?:eyfs|ks1)\./.test(topic)}
            onClose={() => setState({ busy: false, opened: false, quiz })}
            onNext={() => void ask()}
          />
        </Suspense>
      )}
    </>
  );
};
