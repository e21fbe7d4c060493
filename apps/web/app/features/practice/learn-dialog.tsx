import type { Learn } from '@hedgerow/contracts/practice';
import type { SubjectId } from '@hedgerow/domain/subjects';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { StepHeading } from '../../ui/step-heading.tsx';
import { StudyPanel } from '../../ui/study-panel.tsx';
import { subjectStyle } from '../../ui/theme/subject-colours.ts';
import { learnQuery } from './api.ts';
import { LearnFirst } from './learn-first.tsx';
import classes from './practice.module.css';

export type LearnWish = { readonly subject: SubjectId; readonly topic: string; readonly topicId?: string | undefined };

type Props = {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly wish: LearnWish;
  /** Questions on what was learnt; left out where the plan has no practice. */
  readonly onPractise?: ((objective: string) => void) | undefined;
};

type ChosenProps = Pick<Props, 'wish' | 'onPractise'> & { readonly objective: string; readonly onBack: () => void };

const Lesson = ({ wish, objective, onPractise, onBack }: ChosenProps) => {
  const { data, isError, error, isFetching, refetch } = useQuery(learnQuery({ ...wish, objective }));
  if (data === undefined) {
    if (!isError) return <LinesSkeleton lines={8} />;
    return <ErrorState title="This did not load" error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <LearnFirst
      screens={data.screens}
      lastWords={onPractise === undefined ? 'I have got it' : 'Start the questions'}
      skipWords={onPractise === undefined ? 'Back to the list' : 'Skip to the questions'}
      onDone={() => (onPractise === undefined ? onBack() : onPractise(objective))}
    />
  );
};

const Choices = ({ learn, onChoose }: { readonly learn: Learn; readonly onChoose: (objective: string) => void }) => (
  <div className={classes.screen}>
    <StepHeading step="choose" size="h3">
      {learn.title}
    </StepHeading>
    <p className={classes.soft}>What would you like to learn?</p>
    <ul className={classes.lessons}>
      {learn.objectives.map(({ id, text }) => (
        <li key={id}>
          <button type="button" className={classes.tile} onClick={() => onChoose(id)}>
            {text}
          </button>
        </li>
      ))}
    </ul>
  </div>
);

const Inside = ({ wish, onPractise }: Pick<Props, 'wish' | 'onPractise'>) => {
  const [objective, setObjective] = useState<string>();
  const { data, isError, error, isFetching, refetch } = useQuery(learnQuery(wish));
  if (data === undefined) {
    if (!isError) return <LinesSkeleton lines={8} />;
    return <ErrorState title="There is nothing to learn from here yet" error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  if (objective === undefined) return <Choices learn={data} onChoose={setObjective} />;
  const known = { ...wish, topicId: data.topicId };
  return (
    <div className={classes.screen}>
      <Lesson key={objective} wish={known} objective={objective} onPractise={onPractise} onBack={() => setObjective(undefined)} />
      <div>
        <Button kind="text" onClick={() => setObjective(undefined)}>
          All of {data.title}
        </Button>
      </div>
    </div>
  );
};

/** What a topic teaches, a few short screens at a time, without any question before: on every plan. */
export const LearnDialog = ({ opened, onClose, wish, onPractise }: Props) => (
  <StudyPanel opened={opened} onClose={onClose} title="Learn" width="focus">
    <div style={subjectStyle(wish.subject)}>
      <Inside wish={wish} onPractise={onPractise} />
    </div>
  </StudyPanel>
);
