import { TextInput } from '@mantine/core';
import type { StartPractice } from '@hedgerow/contracts/practice';
import { readSubject, type SubjectId, subjectName } from '@hedgerow/domain/subjects';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ownSubjects, usePupil } from '../../lib/pupil.ts';
import { Button } from '../../ui/button.tsx';
import { StepHeading } from '../../ui/step-heading.tsx';
import { StudyScreen, StudyWays } from '../../ui/study-screen.tsx';
import { SubjectCards } from '../../ui/subject-cards.tsx';
import { type LearnWish, practiceDueQuery } from './api.ts';
import classes from './practice.module.css';

type Props = {
  readonly onStart: (wish: StartPractice) => void;
  /** What teaches a topic that was typed, before any question. */
  readonly onLearn?: ((wish: LearnWish) => void) | undefined;
  /** The topic of a subject that helps most now. */
  readonly topicOf: (subject: SubjectId) => Promise<string>;
  /** What was asked for and could not begin: it stands in the fields, to be changed. */
  readonly wanted?: StartPractice | undefined;
  /** Why it could not. */
  readonly children?: ReactNode;
};

/** A subject, and a topic if one is wanted; or what is due today. */
export const ChoosePractice = ({ onStart, onLearn, topicOf, wanted, children }: Props) => {
  const subjects = ownSubjects(usePupil());
  const due = useQuery(practiceDueQuery).data;
  const before = wanted?.from === 'topic' ? wanted : undefined;
  const wantedSubject = readSubject(before?.subject ?? '');
  const [subjectText, setSubject] = useState(wantedSubject === undefined ? '' : subjectName(wantedSubject));
  const [topic, setTopic] = useState(before?.topic ?? '');
  const [state, setState] = useState<{ readonly busy: boolean; readonly problem?: string }>({ busy: false });
  const subject = readSubject(subjectText);
  const start = async () => {
    if (subject === undefined) return setState({ busy: false, problem: 'Please select a subject.' });
    setState({ busy: true });
    try {
      onStart({ from: 'topic', subject: subjectName(subject), topic: topic.trim() === '' ? await topicOf(subject) : topic.trim() });
    } catch {
      setState({ busy: false, problem: 'This did not load. Check your internet and try again.' });
    }
  };
  return (
    <StudyScreen
      onSubmit={() => void start()}
      foot={
        <>
          {state.problem !== undefined && (
            <p role="alert" className={classes.soft}>
              {state.problem}
            </p>
          )}
          <StudyWays>
            {subject !== undefined && (
              <Button kind="quiet" onClick={() => onStart({ from: 'check-in', subject })}>
                Check where I am
              </Button>
            )}
            {subject !== undefined && topic.trim() !== '' && onLearn && (
              <Button kind="quiet" data-later onClick={() => onLearn({ subject, topic: topic.trim() })}>
                Learn it first
              </Button>
            )}
            <Button type="submit" size="large" busy={state.busy}>
              Start
            </Button>
          </StudyWays>
        </>
      }
    >
      {children}
      <StepHeading step="choose" size="h3">
        What would you like to practise?
      </StepHeading>
      {due !== undefined && due.total > 0 && (
        <Button kind="quiet" onClick={() => onStart({ from: 'due' })}>
          What is due today ({due.total})
        </Button>
      )}
      <SubjectCards subjects={subjects} value={subjectText} onChange={setSubject} />
      <TextInput
        label="Topic (leave empty and we choose one)"
        size="md"
        maxLength={120}
        value={topic}
        onChange={(event) => setTopic(event.currentTarget.value)}
      />
    </StudyScreen>
  );
};
