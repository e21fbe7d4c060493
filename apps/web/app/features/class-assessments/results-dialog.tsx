import type { ClassAssessmentResults } from '@hedgerow/contracts/class-assessments';
import type { TeacherClass } from '@hedgerow/contracts/classes';
import { mayInClass } from '@hedgerow/domain/class-teachers';
import { Tabs } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { formatWeekday } from '../../lib/dates.ts';
import { stateWords } from '../../lib/set-work-states.ts';
import { useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { GroupFilter } from '../../ui/group-filter.tsx';
import { MarksButton } from '../../ui/marks-button.tsx';
import { PupilLink } from '../../ui/pupil-link.tsx';
import { Status } from '../../ui/row-list.tsx';
import { ScoreBadge } from '../../ui/score-badge.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { classAssessmentsQuery, resultsQuery } from './api.ts';
import classes from './class-assessments.module.css';
import { EssayMarking } from './essay-marking.tsx';
import { PaperActions } from './paper-actions.tsx';
import { PupilWriting } from './pupil-writing.tsx';
import { MisconceptionResults, QuestionResults } from './question-results.tsx';

const paperWords: typeof stateWords = {
  ...stateWords,
  done: { words: 'Handed in', tone: 'good' },
  late: { words: 'Handed in late', tone: 'look' },
};

const Pupils = ({ classId, results }: Pick<ClassAssessmentResults, 'results'> & { readonly classId: string }) => (
  <ul className={classes.rows} aria-label="Pupils">
    {results.map(({ id, name, state, score }) => (
      <li key={id} className={classes.row}>
        <strong className={classes.words}>
          <PupilLink classId={classId} childId={id}>
            {name}
          </PupilLink>
        </strong>
        <Status tone={paperWords[state].tone}>{paperWords[state].words}</Status>
        {score !== null && <ScoreBadge percent={score} words={false} />}
      </li>
    ))}
  </ul>
);

type ResultsProps = {
  readonly classId: string;
  readonly shown: ClassAssessmentResults;
  readonly mayTeach: boolean;
  readonly onGone: () => void;
};

type TabsProps = Omit<ResultsProps, 'onGone'>;
const tabClasses = { tab: classes.tab ?? '', panel: classes.panel ?? '' };

/** Writing has no questions to compare: the pieces themselves, and who has written. */
const WritingTabs = ({ classId, shown: { essays, results } }: Omit<TabsProps, 'mayTeach'>) => (
  <Tabs defaultValue="pieces" keepMounted={false} classNames={tabClasses}>
    <Tabs.List>
      <Tabs.Tab value="pieces">What they wrote</Tabs.Tab>
      <Tabs.Tab value="pupils">By pupil</Tabs.Tab>
    </Tabs.List>
    <Tabs.Panel value="pieces">
      <PupilWriting classId={classId} essays={essays} />
    </Tabs.Panel>
    <Tabs.Panel value="pupils">
      <Pupils classId={classId} results={results} />
    </Tabs.Panel>
  </Tabs>
);

const PaperTabs = ({ classId, shown: { groupId, questions, misconceptions, results, essays }, mayTeach }: TabsProps) => (
  <Tabs defaultValue="questions" keepMounted={false} classNames={tabClasses}>
    <Tabs.List>
      <Tabs.Tab value="questions">By question</Tabs.Tab>
      <Tabs.Tab value="misconceptions">By misconception</Tabs.Tab>
      <Tabs.Tab value="pupils">By pupil</Tabs.Tab>
      {questions.some(({ type }) => type === 'essay') && <Tabs.Tab value="essays">Essays</Tabs.Tab>}
    </Tabs.List>
    <Tabs.Panel value="questions">
      <QuestionResults questions={questions} />
    </Tabs.Panel>
    <Tabs.Panel value="misconceptions">
      <MisconceptionResults misconceptions={misconceptions} classId={classId} mayTeach={mayTeach} />
    </Tabs.Panel>
    <Tabs.Panel value="pupils">
      <Pupils classId={classId} results={results} />
    </Tabs.Panel>
    <Tabs.Panel value="essays">
      {essays.length === 0 && <p className={classes.quiet}>Nobody has handed in a written answer yet.</p>}
      <ul className={classes.rows}>
        {essays.map((essay) => (
          <EssayMarking
            key={`${essay.pupil.id} ${essay.questionId}`}
            classId={classId}
            groupId={groupId}
            essay={essay}
            mayTeach={mayTeach}
          />
        ))}
      </ul>
    </Tabs.Panel>
  </Tabs>
);

const Results = ({ classId, shown, mayTeach, onGone }: ResultsProps) => {
  const { kind, groupId, done, pupils, averageScore, dueDate, questions } = shown;
  const average =
    averageScore === null
      ? ''
      : ` Average score ${averageScore}%${questions.some(({ type }) => type === 'essay') ? ', without essays' : ''}.`;
  return (
    <>
      <p className={classes.quiet}>{`${done} of ${pupils} handed in, due ${formatWeekday(`${dueDate}T12:00:00Z`)}.${average}`}</p>
      <div className={classes.save}>
        <MarksButton address={`/api/teacher/classes/${classId}/homework/${groupId}/marks`}>
          {kind === 'writing' ? 'Save who has written (CSV)' : 'Save the marks (CSV)'}
        </MarksButton>
      </div>
      {mayTeach && <PaperActions key={dueDate} classId={classId} shown={shown} onGone={onGone} />}
      {kind === 'writing' ? (
        <WritingTabs classId={classId} shown={shown} />
      ) : (
        <PaperTabs classId={classId} shown={shown} mayTeach={mayTeach} />
      )}
    </>
  );
};

type Props = {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly shown: TeacherClass;
  readonly assessment: { readonly groupId: string; readonly title: string };
};

/** What became of a class assessment: by question, by misconception, by pupil, and the essays to mark. */
export const ResultsDialog = ({ opened, onClose, shown: { id, role, groups }, assessment: { groupId, title } }: Props) => {
  const [only, setOnly] = useState('');
  // Once it is closed, another class can be chosen on the page, which has no such work.
  const { data, error, isFetching, refetch } = useQuery({ ...resultsQuery(id, groupId, only), staleTime: 0, enabled: opened });
  const client = useQueryClient();
  /** The list behind it may be older than what was just read. */
  const close = () => {
    void client.invalidateQueries({ queryKey: classAssessmentsQuery(id).queryKey });
    onClose();
  };
  return (
    <Dialog wide opened={opened} onClose={close} title={`Results: ${title}`}>
      <GroupFilter groups={groups} value={only} onChange={setOnly} />
      {data === undefined && error === null && <LinesSkeleton lines={8} />}
      {data === undefined && error !== null && (
        <ErrorState title="We could not load the results" error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {data !== undefined && <Results key={only} classId={id} shown={data} mayTeach={mayInClass(role, 'teach')} onGone={close} />}
    </Dialog>
  );
};
