import type { Phase } from '@hedgerow/domain/key-stages';
import { Title } from '@mantine/core';
import { Flint } from '../../ui/art/flint.tsx';
import { Pip } from '../../ui/art/pip.tsx';
import { Button } from '../../ui/button.tsx';
import classes from './signup.module.css';

type Props = { readonly chosen: Phase | undefined; readonly onChoose: (phase: Phase) => void };

const choices = [
  {
    phase: 'primary',
    name: 'Primary',
    years: 'Ages 5-11, Reception to Year 6',
    words: 'Short lessons, read aloud where that helps, on maps that grow as they learn.',
    picture: <Pip size={88} mood="idle" />,
  },
  {
    phase: 'secondary',
    name: 'Secondary',
    years: 'Ages 11-16, Year 7 to Year 11. Years 12 and 13: GCSE revision',
    words: 'Their own school work in one place, revision made from it, and practice for exams.',
    picture: <Flint size={88} mood="idle" />,
  },
] as const;

/** docs/product/onboarding.md#the-sign-up-wizard: primary or secondary. Choosing moves on. */
export const CategoryStep = ({ chosen, onChoose }: Props) => (
  <ul className={classes.choices}>
    {choices.map(({ phase, name, years, words, picture }) => (
      <li key={phase} className={classes.choice} data-phase={phase} data-chosen={chosen === phase}>
        <div className={classes.choicePicture}>{picture}</div>
        <div className={classes.choiceWords}>
          <Title order={2} size="h3">
            {name}
          </Title>
          <p className={classes.choiceYears}>{years}</p>
          <p>{words}</p>
        </div>
        <Button wide kind={chosen === phase ? 'main' : 'quiet'} onClick={() => onChoose(phase)}>
          Choose {name}
          {chosen === phase && <span className={classes.unseen}>, your choice so far</span>}
        </Button>
      </li>
    ))}
  </ul>
);
