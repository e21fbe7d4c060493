import type { KeyStage } from '@hedgerow/domain/key-stages';
import { TextInput } from '@mantine/core';
import { useId } from 'react';
import { meantOtherwise } from '../lib/suggest-topics.ts';
import { useTopicSuggestions } from '../lib/use-topic-suggestions.ts';
import { PupilNotice } from './pupil-notice.tsx';
import classes from './topic-field.module.css';

type Props = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (topic: string) => void;
  /** Suggestions keep to it; '' while none is chosen. */
  readonly subject: string;
  /** For whom an adult types: suggestions keep to the stage. A pupil's own is known. */
  readonly keyStage?: KeyStage | undefined;
  /** The pupil's own topics, newest first: suggested before the curriculum's, and a few of them as buttons. */
  readonly recent: readonly string[];
  readonly error?: string | undefined;
  readonly description?: string;
};

const shown = 3;

/** What to work on, in the pupil's own words. */
export const TopicField = ({ label, value, onChange, subject, keyStage, recent, error, description }: Props) => {
  const id = useId();
  const suggestions = useTopicSuggestions(value, subject, recent, keyStage);
  return (
    <div className={classes.field}>
      <TextInput
        label={label}
        description={description}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        error={error}
        maxLength={120}
        list={id}
        autoComplete="off"
      />
      <datalist id={id}>
        {suggestions.map((topic) => (
          <option key={topic}>{topic}</option>
        ))}
      </datalist>
      <PupilNotice forModel young="Your grown-up can see this. A computer makes it, and it can be wrong.">
        The grown-ups who look after your account can see this. A computer makes the work, and it can be wrong.
      </PupilNotice>
      {value === '' ? (
        <TopicChips lead="Recent topics:" topics={recent.slice(0, shown)} onPick={onChange} />
      ) : (
        <TopicChips lead="Did you mean:" topics={meantOtherwise(suggestions, value).slice(0, shown)} onPick={onChange} />
      )}
    </div>
  );
};

type ChipsProps = { readonly lead: string; readonly topics: readonly string[]; readonly onPick: (topic: string) => void };

/** Topics to press instead of typing. */
export const TopicChips = ({ lead, topics, onPick }: ChipsProps) =>
  topics.length === 0 ? null : (
    <div className={classes.chips}>
      <span>{lead}</span>
      {topics.map((topic) => (
        <button key={topic} type="button" className={classes.chip} onClick={() => onPick(topic)}>
          {topic}
        </button>
      ))}
    </div>
  );
