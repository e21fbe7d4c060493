import type { Learn } from '@hedgerow/contracts/practice';
import { useState } from 'react';
import { AnswerTile } from '../../ui/answer-tile.tsx';
import { Button } from '../../ui/button.tsx';
import { ReadAloud } from '../../ui/listen.tsx';
import { ListenButton } from '../../ui/listen-button.tsx';
import { plainWords } from '../../lib/plain-words.ts';
import { useReadsAloud } from '../../ui/reads-aloud.ts';
import { StepHeading } from '../../ui/step-heading.tsx';
import { StudyPanel } from '../../ui/study-panel.tsx';
import { subjectStyle } from '../../ui/theme/subject-colours.ts';
import { EndWays, type NextWork, WorkEnd } from '../../ui/work-end.tsx';
import type { LearnWish } from './api.ts';
import { LearnFirst } from './learn-first.tsx';
import { Lesson } from './lesson.tsx';
import asked from '../../ui/question.module.css';
import classes from './practice.module.css';

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

type EndProps = ChosenProps & { readonly learn: Learn };

/** The screens of one objective; then its questions, or what comes next where the plan has none. */
const Chosen = ({ learn, objective, onPractise, next, onClose, onBack }: EndProps) => {
  const [ended, setEnded] = useState(false);
  if (onPractise !== undefined) return <LearnFirst screens={learn.screens} onDone={() => onPractise(objective)} />;
  if (!ended)
    return (
      <LearnFirst screens={learn.screens} lastWords="Finish" skipWords="Back to the list" onSkip={onBack} onDone={() => setEnded(true)} />
    );
  const name = learn.objectives.find(({ id }) => id === objective)?.text;
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
};

const Choices = ({ learn, onChoose }: { readonly learn: Learn; readonly onChoose: (objective: string) => void }) => {
  // Who begins to read hears each before choosing one.
  const readsAloud = useReadsAloud();
  return (
    <div className={classes.screen}>
      <div className={asked.asked}>
        <StepHeading step="choose" size="h3">
          {learn.title}
        </StepHeading>
        <ReadAloud name={learn.title} words={`${learn.title}. What would you like to learn?`} />
      </div>
      <p className={classes.soft}>What would you like to learn?</p>
      <ul className={classes.lessons}>
        {learn.objectives.map(({ id, text }, at) => (
          <li key={id} className={classes.line}>
            <AnswerTile html={text} count={at + 1} disabled={false} onPress={() => onChoose(id)} />
            {readsAloud && <ListenButton words={plainWords(text)} />}
          </li>
        ))}
      </ul>
    </div>
  );
};

const Inside = ({ wish, ...ways }: InsideProps) => {
  const [objective, setObjective] = useState<string>();
  const ofTopic = (learn: Learn) => {
    if (objective === undefined) return <Choices learn={learn} onChoose={setObjective} />;
    const one = { ...wish, topicId: learn.topicId, objective };
    return (
      <Lesson key={objective} wish={one} failedWords="This did not load">
        {(lesson) => <Chosen {...ways} wish={one} learn={lesson} objective={objective} onBack={() => setObjective(undefined)} />}
      </Lesson>
    );
  };
  return (
    <Lesson wish={wish} failedWords="There is no lesson on this yet">
      {ofTopic}
    </Lesson>
  );
};

/** What a topic teaches, a few short screens at a time, without any question before: on every plan. */
export const LearnDialog = ({ opened, ...inside }: Props) => (
  <StudyPanel opened={opened} onClose={inside.onClose} title="Learn" width="focus">
    <div style={subjectStyle(inside.wish.subject)}>
      <Inside {...inside} />
    </div>
  </StudyPanel>
);
