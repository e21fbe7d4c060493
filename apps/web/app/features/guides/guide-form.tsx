import { NativeSelect } from '@mantine/core';
import { useRef, useState } from 'react';
import { type GenerateGuideBody, missingInformation } from '@hedgerow/contracts/guides';
import { readSubject, subjectName } from '@hedgerow/domain/subjects';
import { messageOf } from '../../lib/api-error.ts';
import { subjectChoices, usePupil } from '../../lib/pupil.ts';
import { useRecentTopics } from '../../lib/recent-topics.ts';
import { refusalOf } from '../../lib/refusal.ts';
import { isOffline } from '../../lib/unless-offline.ts';
import { Button } from '../../ui/button.tsx';
import { OfflineNotice } from '../../ui/offline-notice.tsx';
import { ProblemList } from '../../ui/problem-list.tsx';
import { StepHeading } from '../../ui/step-heading.tsx';
import { TopicField } from '../../ui/topic-field.tsx';
import { AskedElsewhere, TopicsInstead } from '../../ui/topics-instead.tsx';
import { guideWords } from './guide-words.ts';
import classes from './guide.module.css';

type Props = {
  readonly subject: string;
  readonly topic: string;
  readonly sourceFileIds: readonly string[];
  readonly busy: boolean;
  readonly error: unknown;
  readonly onGenerate: (request: GenerateGuideBody) => void;
};

/** docs/product/guides-and-cards.md#making-a-guide: subject and topic are required. */
export const GuideForm = ({ subject: firstSubject, topic: firstTopic, sourceFileIds, busy, error, onGenerate }: Props) => {
  const pupil = usePupil();
  const form = useRef<HTMLFormElement>(null);
  const [subject, setSubject] = useState(firstSubject);
  const [topic, setTopic] = useState(firstTopic);
  const [tried, setTried] = useState(false);
  const recent = useRecentTopics(readSubject(subject));
  const missing = subject === '' || topic.trim() === '';
  const offline = isOffline(error);

  const generate = (about: string, within = subject) => {
    setTried(true);
    if (within === '' || about.trim() === '') {
      form.current?.querySelector<HTMLElement>(within === '' ? 'select' : 'input')?.focus();
      return;
    }
    onGenerate({ subject: within, topic: about.trim(), keyStage: pupil.keyStage, sourceFileIds: [...sourceFileIds] });
  };
  const pick = (near: string, within = subject) => {
    setSubject(subjectName(readSubject(within) ?? 'other'));
    setTopic(near);
    generate(near, within);
  };
  const refusal = refusalOf(error);
  const isElsewhere = refusal.elsewhere !== undefined && !missing;
  const problems = [
    ...(tried && missing ? [missingInformation] : []),
    ...(error && !offline && !isElsewhere ? [`${guideWords.generationFailed}: ${messageOf(error, 'Please try again.')}`] : []),
  ];

  return (
    <form
      ref={form}
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        generate(topic);
      }}
    >
      <StepHeading step="form" order={3} size="h2">
        What is the guide about?
      </StepHeading>
      {isElsewhere && <AskedElsewhere why={messageOf(error, '')} refusal={refusal} onPick={pick} />}
      <ProblemList problems={problems}>{!(tried && missing) && <TopicsInstead refusal={refusal} onPick={pick} />}</ProblemList>
      {offline && <OfflineNotice />}
      <NativeSelect
        label="Subject"
        value={subject}
        onChange={(event) => setSubject(event.currentTarget.value)}
        error={tried && subject === '' ? 'Choose a subject.' : undefined}
        data={[{ value: '', label: 'Choose a subject' }, ...subjectChoices(pupil).map(({ name }) => name)]}
      />
      <TopicField
        label="Topic"
        description="For example: photosynthesis, quadratic equations, the Cold War"
        value={topic}
        onChange={setTopic}
        subject={subject}
        recent={recent}
        error={tried && topic.trim() === '' ? 'Enter a topic.' : undefined}
      />
      {sourceFileIds.length > 0 && (
        <p className={classes.sources}>
          {sourceFileIds.length === 1 ? 'Made from one of your uploads.' : `Made from ${sourceFileIds.length} of your uploads.`}
        </p>
      )}
      <Button type="submit" size="large" busy={busy}>
        Generate guide
      </Button>
    </form>
  );
};
