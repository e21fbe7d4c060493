import type { EssayFeedback, EssayVersion } from '@hedgerow/contracts/assessments';
import { minEssayLength, mostEssayVersions, mostWritingVersions } from '@hedgerow/domain/assessment-rules';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { useOnlyReads } from '../../lib/pupil.ts';
import { announce } from '../../ui/announce.tsx';
import { Button } from '../../ui/button.tsx';
import { useRedraft } from './api.ts';
import { EssayAnswer } from './essay-answer.tsx';
import { EssayFeedbackView } from './essay-feedback.tsx';
import classes from './redraft.module.css';
import { VersionChange } from './version-change.tsx';

type FormProps = {
  readonly assessmentId: string;
  readonly questionId: string;
  readonly text: string;
  readonly unaided: boolean;
  readonly onDone: () => void;
};

/** What is being written, by essay, for as long as the page is open: a dialog may be closed by a key that was not meant. */
const drafts = new Map<string, string>();
const draftKey = (assessmentId: string, questionId: string): string => `${assessmentId} ${questionId}`;

/** What was typed stays until it is saved. */
const Form = ({ assessmentId, questionId, text: before, unaided, onDone }: FormProps) => {
  const key = draftKey(assessmentId, questionId);
  const [text, setText] = useState(() => drafts.get(key) ?? before);
  const [error, setError] = useState<string>();
  const saving = useRedraft(assessmentId);
  const labelId = `redraft-${questionId}`;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const end = () => {
    drafts.delete(key);
    onDone();
  };
  const save = (event: FormEvent): void => {
    event.preventDefault();
    if (saving.isPending) return;
    if (text.trim().length < minEssayLength) return setError(`Please write at least ${minEssayLength} characters.`);
    if (text.trim() === before.trim()) return setError('This is the same as before. Change something first.');
    saving.mutate(
      { questionId, text },
      {
        onSuccess: ({ version }) => {
          if (version === null) return;
          announce(`Version ${version.number} is saved.`);
          end();
        },
        onError: (cause) => setError(messageOf(cause, 'This could not be saved. Your text is still here. Please try again.')),
      },
    );
  };
  return (
    <form noValidate className={classes.form} onSubmit={save}>
      <h5 id={labelId} ref={heading} tabIndex={-1} className={classes.title}>
        Write it again
      </h5>
      <EssayAnswer
        text={text}
        onWrite={(next) => {
          setText(next);
          drafts.set(key, next);
          setError(undefined);
        }}
        labelledBy={labelId}
        error={error}
        unaided={unaided}
      />
      <div className={classes.ways}>
        <Button type="submit" kind="quiet" busy={saving.isPending}>
          Save and check it
        </Button>
        <Button kind="text" onClick={end}>
          Cancel
        </Button>
      </div>
    </form>
  );
};

const Earlier = ({ first, versions }: { readonly first: string; readonly versions: readonly EssayVersion[] }) => (
  <details className={classes.earlier}>
    <summary>Earlier versions</summary>
    {[{ number: 1, text: first }, ...versions.slice(0, -1)].map(({ number, text }) => (
      <div key={number}>
        <h5 className={classes.title}>Version {number}</h5>
        <p className={classes.text}>{text}</p>
      </div>
    ))}
  </details>
);

type Props = {
  readonly assessmentId: string;
  readonly questionId: string;
  /** The answer that was handed in. */
  readonly first: string;
  readonly feedback: EssayFeedback | undefined;
  readonly versions: readonly EssayVersion[];
  /** A short piece of Years 3 to 6: written again once. */
  readonly isWriting?: boolean;
};

/** The feedback on the newest version, what that version changed, and the way to write once more. */
export const EssayRedraft = ({ assessmentId, questionId, first, feedback, versions, isWriting = false }: Props) => {
  const reads = useOnlyReads();
  const [writes, setWrites] = useState(() => drafts.has(draftKey(assessmentId, questionId)));
  const newest = versions.at(-1);
  const shown = newest?.feedback ?? feedback;
  const most = isWriting ? mostWritingVersions : mostEssayVersions;
  return (
    <div className={classes.redraft}>
      {newest !== undefined && (
        <section className={classes.version} aria-label={`Version ${newest.number}`}>
          <VersionChange change={newest.change} of={isWriting ? 'list' : 'points'} />
          <Earlier first={first} versions={versions} />
        </section>
      )}
      {shown !== undefined && <EssayFeedbackView key={newest?.number ?? 1} feedback={shown} />}
      {!reads && writes && (
        <Form
          assessmentId={assessmentId}
          questionId={questionId}
          text={newest?.text ?? first}
          unaided={isWriting}
          onDone={() => setWrites(false)}
        />
      )}
      {!reads && !writes && versions.length + 1 < most && (
        <div>
          <Button kind="quiet" onClick={() => setWrites(true)}>
            {first === '' && newest === undefined ? 'Write it now' : 'Write it again'}
          </Button>
        </div>
      )}
    </div>
  );
};
