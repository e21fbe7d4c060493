import type { SchoolPupil, SchoolRequest } from '@hedgerow/contracts/schools';
import { NativeSelect, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '../../lib/dates.ts';
import { SleepingScene } from '../../ui/art/scenes.tsx';
import { Button } from '../../ui/button.tsx';
import desk from '../../ui/desk.module.css';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Refused } from '../../ui/refused.tsx';
import { Status } from '../../ui/row-list.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { requestsQuery, schoolPupilsQuery, useAnswerRequest } from './api.ts';
import { done } from './said.ts';

/** What is asked, in a sentence. */
const wordsOf = ({ kind, teacher, className, subjectName, yearGroup, pupilName }: SchoolRequest): string => {
  if (kind === 'new_class') return `${teacher} asks for a new class: ${[className, subjectName, yearGroup].filter(Boolean).join(', ')}`;
  if (kind === 'end_class') return `${teacher} asks to archive ${className}`;
  if (kind === 'add_pupil') return `${teacher} asks for ${pupilName} in ${className}`;
  return `${teacher} asks to take ${pupilName} out of ${className}`;
};

type WhichProps = { readonly pupils: readonly SchoolPupil[]; readonly value: string; readonly onChange: (id: string) => void };

const Which = ({ pupils, value, onChange }: WhichProps) => (
  <NativeSelect
    label="Which pupil of your school is meant?"
    data={[
      { value: '', label: 'Please choose' },
      ...pupils.map(({ id, firstName, lastName, yearGroup }) => ({ value: id, label: `${lastName}, ${firstName} (${yearGroup})` })),
    ]}
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);

const Waiting = ({ request }: { readonly request: SchoolRequest }) => {
  const reply = useAnswerRequest();
  const [answer, setAnswer] = useState('');
  const [childId, setChild] = useState('');
  const adds = request.kind === 'add_pupil';
  const pupils = useQuery({ ...schoolPupilsQuery, enabled: adds });
  const send = (approve: boolean) =>
    reply.mutate(
      { id: request.id, approve, answer, ...(adds && childId !== '' ? { childId } : {}) },
      { onSuccess: () => done(approve ? 'Approved' : 'Declined', `${request.teacher} reads your answer beside the request.`) },
    );
  return (
    <li className={desk.row}>
      <div className={desk.words}>
        <h3 className={desk.name}>{wordsOf(request)}</h3>
        {request.note !== '' && <p>“{request.note}”</p>}
        <p className={desk.soft}>Asked on {formatDate(request.createdAt)}</p>
      </div>
      <div className={desk.question}>
        {adds && <Which pupils={pupils.data ?? []} value={childId} onChange={setChild} />}
        <Textarea
          label="Your answer to the teacher (optional)"
          maxLength={500}
          autosize
          minRows={2}
          value={answer}
          onChange={(event) => setAnswer(event.currentTarget.value)}
        />
        {reply.error !== null && <Refused title="Nothing was changed" error={reply.error} />}
        <div className={desk.actions}>
          <Button busy={reply.isPending} onClick={() => send(true)}>
            Approve
          </Button>
          <Button kind="quiet" busy={reply.isPending} onClick={() => send(false)}>
            Decline
          </Button>
        </div>
      </div>
    </li>
  );
};

const Answered = ({ request }: { readonly request: SchoolRequest }) => (
  <li className={desk.row}>
    <div className={desk.words}>
      <p className={desk.name}>{wordsOf(request)}</p>
      {request.answer !== '' && <p>Your answer: “{request.answer}”</p>}
      {request.decidedAt !== null && <p className={desk.soft}>{formatDate(request.decidedAt)}</p>}
    </div>
    <Status tone={request.state === 'approved' ? 'good' : 'quiet'}>{request.state === 'approved' ? 'Approved' : 'Declined'}</Status>
  </li>
);

/** What teachers ask for, and what became of it. */
export const RequestsPanel = () => {
  const { data, error, isFetching, refetch } = useQuery(requestsQuery);
  if (data === undefined) {
    if (error === null) return <LinesSkeleton lines={6} />;
    return <ErrorState title="We could not load the requests" error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  const waiting = data.filter(({ state }) => state === 'pending');
  const answered = data.filter(({ state }) => state !== 'pending');
  return (
    <div className={desk.stack}>
      <Panel title="Requests from teachers">
        {waiting.length === 0 ? (
          <EmptyState order={3} scene={<SleepingScene />} title="No requests">
            When a teacher asks for a class or a pupil, it shows here until you answer.
          </EmptyState>
        ) : (
          <ul className={desk.rows}>
            {waiting.map((request) => (
              <Waiting key={request.id} request={request} />
            ))}
          </ul>
        )}
      </Panel>
      {answered.length > 0 && (
        <Panel title="Answered">
          <ul className={desk.rows}>
            {answered.map((request) => (
              <Answered key={request.id} request={request} />
            ))}
          </ul>
        </Panel>
      )}
    </div>
  );
};
