import { Title } from '@mantine/core';
import { subjectName, type SubjectGroup } from '@hedgerow/domain/subjects';
import { IconArrowLeft, IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { subjectStyle } from '../../ui/theme/subject-colours.ts';
import type { JourneySubject } from './journey.ts';
import type { Practise } from './journey-card.tsx';
import { ReadAloud } from '../../ui/listen.tsx';
import { SubjectPicture } from './subject-picture.tsx';
import classes from './topics.module.css';

type Props = {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly journey: readonly JourneySubject[];
  readonly onPractise: Practise;
  /** The day's quizzes are used up: a press opens what teaches the topic. */
  readonly over?: string | undefined;
};

const groupNames: Readonly<Record<SubjectGroup, string>> = {
  core: 'Every day',
  foundation: 'The wide world',
  creative: 'Making and music',
  digital: 'Computers',
  languages: 'Languages',
};

const Subjects = ({ journey, onChoose }: { readonly journey: Props['journey']; readonly onChoose: (step: JourneySubject) => void }) => (
  <>
    {[...new Set(journey.map(({ group }) => group))].map((group) => (
      <section key={group} className={classes.group} aria-labelledby={`group-${group}`}>
        <Title order={3} size="h4" id={`group-${group}`}>
          {groupNames[group]}
        </Title>
        <ul className={classes.subjects}>
          {journey
            .filter((step) => step.group === group)
            .map((step) => (
              <li key={step.subject} style={subjectStyle(step.subject)}>
                {step.topics.length > 0 ? (
                  <button type="button" className={classes.subject} onClick={() => onChoose(step)}>
                    <SubjectPicture subject={step.subject} />
                    <span className={classes.name}>{subjectName(step.subject)}</span>
                    <span className={classes.later}>{Math.round(step.percent)}% done</span>
                  </button>
                ) : (
                  <div className={classes.subject} data-asleep="true">
                    <SubjectPicture subject={step.subject} />
                    <span className={classes.name}>
                      {subjectName(step.subject)}
                      <span className={classes.later}>Still growing</span>
                    </span>
                  </div>
                )}
              </li>
            ))}
        </ul>
      </section>
    ))}
  </>
);

const Topics = ({ step, onBack, onPractise }: Pick<Props, 'onPractise'> & { step: JourneySubject; onBack: () => void }) => (
  <div style={subjectStyle(step.subject)}>
    <Button kind="text" icon={<IconArrowLeft size={22} aria-hidden />} onClick={onBack} data-autofocus>
      All subjects
    </Button>
    <Title order={3} className={classes.chosen}>
      {subjectName(step.subject)}
    </Title>
    <ul className={classes.topics}>
      {step.topics.map(({ title, done }) => (
        <li key={title} className={classes.row}>
          <button type="button" className={classes.subject} onClick={() => onPractise({ subject: step.subject, topic: title })}>
            <span className={classes.tick} data-done={done}>
              {done && <IconCheck size={24} stroke={3} aria-hidden />}
            </span>
            <span className={classes.name}>
              {title}
              {done && <span className={classes.later}>Done. Once more?</span>}
            </span>
          </button>
          <ReadAloud words={title} />
        </li>
      ))}
    </ul>
  </div>
);

/** The All Topics tile: subjects by area, then the topics of one. */
export const TopicsDialog = ({ opened, onClose, journey, onPractise, over }: Props) => {
  const [subject, setSubject] = useState<JourneySubject['subject']>();
  const step = journey.find((candidate) => candidate.subject === subject);
  return (
    <Dialog opened={opened} onClose={onClose} onGone={() => setSubject(undefined)} title="All Topics" wide>
      {over !== undefined && <p>{over} You can still learn.</p>}
      {step ? (
        <Topics step={step} onBack={() => setSubject(undefined)} onPractise={onPractise} />
      ) : (
        <Subjects journey={journey} onChoose={(chosen) => setSubject(chosen.subject)} />
      )}
    </Dialog>
  );
};
