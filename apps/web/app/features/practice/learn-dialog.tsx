import type { Learn } from '@hedgerow/contracts/practice';
import type { SubjectId } from '@hedgerow/domain/subjects';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AnswerTile } from '../../ui/answer-tile.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { StepHeading } from '../../ui/step-heading.tsx';
import { StudyPanel } from '../../ui/study-panel.tsx';
import { subjectStyle } from '../../ui/theme/subject-colours.ts';
import { EndWays, type NextWork, WorkEnd } from '../../ui/work-end.tsx';
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
  /** What comes after, where no questions do. */
  readonly next?: NextWork | undefined;
};

type InsideProps = Pick<Props, 'wish' | 'onPractise' | 'next' | 'onClose'>;
type ChosenProps = InsideProps & { readonly objective: string; readonly onBack: () => void };

const Lesson = ({ wish, objective, onPractise, next, onClose, onBack }: ChosenProps) => {
  const [ended, setEnded] = useState(false);
  const { data, isError, error, isFetching, refetch } = useQuery(learnQuery({ ...wish, objective }));
  if (data === undefined) {
    if (!isError) return <LinesSkeleton lines={8} />;
    return <ErrorState title="This did not load" error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  const name = data.objectives.find(({ id }) => id === objective)?.text;
  if (ended)
    return (
      <WorkEnd
        heading="You worked through this lesson"
        lines={name === undefined ? [] : [name]}
        glad
        ways={
          <EndWays next={next} onDone={onClose}>
            <Button kind="text" onClick={onBack}>
              Learn another
            </Button>
          </EndWays>
        }
      />
    );
  if (onPractise === undefined)
    return (
      <LearnFirst screens={data.screens} lastWords="Finish" skipWords="Back to the list" onSkip={onBack} onDone={() => setEnded(true)} />
    );
  return <LearnFirst screens={data.screens} onDone={() => onPractise(objective)} />;
};

const Choices = ({ learn, onChoose }: { readonly learn: Learn; readonly onChoose: (objective: string) => void }) => (
  <div className={classes.screen}>
    <StepHeading step="choose" size="h3">
      {learn.title}
    </StepHeading>
    <p className={classes.soft}>What would you like to learn?</p>
    <ul className={classes.lessons}>
      {learn.objectives.map(({ id, text }, at) => (
        <li key={id}>
          <AnswerTile html={text} count={at + 1} disabled={false} onPress={() => onChoose(id)} />
        </li>
      ))}
    </ul>
  </div>
);

const Inside = ({ wish, ...ways }: InsideProps) => {
  const [objective, setObjective] = useState<string>();
  const { data, isError, error, isFetching, refetch } = useQuery(learnQuery(wish));
  if (data === undefined) {
    if (!isError) return <LinesSkeleton lines={8} />;
    return <ErrorState title="There is nothing to learn from here yet" error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  if (objective === undefined) return <Choices learn={data} onChoose={setObjective} />;
  const known = { ...wish, topicId: data.topicId };
  return <Lesson key={objective} wish={known} objective={objective} {...ways} onBack={() => setObjective(undefined)} />;
};

/** What a topic teaches, a few short screens at a time, without any question before: on every plan. */
export const LearnDialog = ({ opened, ...inside }: Props) => (
  <StudyPanel opened={opened} onClose={inside.onClose} title="Learn" width="focus">
    <div style={subjectStyle(inside.wish.subject)}>
      <Inside {...inside} />
    </div>
  </StudyPanel>
);
