import { useState } from 'react';
import type { CheckTiming, NationalCheckId } from '@hedgerow/domain/national-checks';
import { Flint } from '../../ui/art/flint.tsx';
import { Pip } from '../../ui/art/pip.tsx';
import { Button } from '../../ui/button.tsx';
import { ChoiceCards } from '../../ui/choice-cards.tsx';
import { ReadAloud } from '../../ui/listen.tsx';
import { Refused } from '../../ui/refused.tsx';
import { StepHeading } from '../../ui/step-heading.tsx';
import { Alien } from './alien.tsx';
import { checkWords, timingChoices } from './check-words.ts';
import classes from './checks.module.css';

type Props = {
  readonly kind: NationalCheckId;
  readonly name: string;
  readonly meaning: readonly string[];
  readonly timing: CheckTiming;
  readonly extraTime: boolean;
  readonly busy: boolean;
  readonly error: Error | null;
  readonly onStart: (timing: CheckTiming) => void;
};

const Friend = ({ kind }: { readonly kind: NationalCheckId }) => {
  if (kind === 'phonics') return <Alien name="vab" size={130} />;
  return kind === 'spelling' ? <Pip size={130} /> : <Flint size={130} />;
};

/** What is coming, how the clock runs, and for the grown-up what the check means. */
export const CheckIntro = ({ kind, name, meaning, timing, extraTime, busy, error, onStart }: Props) => {
  const [chosen, setChosen] = useState(timing);
  const { before } = checkWords[kind];
  const choices = timingChoices(kind, extraTime);
  return (
    <div className={classes.ready}>
      <Friend kind={kind} />
      <StepHeading step="intro" size="h2">
        {name}
      </StepHeading>
      <div className={classes.before}>
        {before.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <ReadAloud name={name} words={before.join(' ')} />
      </div>
      {choices && (
        <div className={classes.choices}>
          <ChoiceCards legend="The clock" choices={choices} value={chosen} onChange={setChosen} />
        </div>
      )}
      {error && <Refused title="This did not start" error={error} />}
      <Button size="large" busy={busy} onClick={() => onStart(chosen)}>
        {kind === 'multiplication_tables' ? 'Try three first' : 'Start'}
      </Button>
      <details className={classes.more}>
        <summary>For grown-ups: what this check is</summary>
        {meaning.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </details>
    </div>
  );
};
