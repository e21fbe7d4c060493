import { Title } from '@mantine/core';
import { ButtonLink } from '../../ui/button.tsx';
import classes from './covered.module.css';

const missing = [
  {
    title: 'Years 12 and 13',
    words: 'There are no A-level topics. Sixth formers can revise GCSE topics, on the secondary plans.',
  },
  {
    title: 'Reception',
    words:
      'Numbers and shapes, sounds and first words, stories, the world around us, and people and places. In other subjects Reception gets the first steps of Year 1.',
  },
  {
    title: 'GCSE exam boards',
    words: 'GCSE topics follow what AQA, Edexcel and OCR share. Check your board for set texts and options. No board has endorsed us.',
  },
  {
    title: 'Subjects with one topic',
    words: 'Some subjects have only one or two topics so far. That is a start, not a whole course. The list says how many there are.',
  },
] as const;

/** What somebody might expect and would not get. */
export const NotTaught = () => (
  <section className={classes.after} aria-labelledby="not-taught">
    <Title order={2} id="not-taught">
      What we do not cover
    </Title>
    <div className={classes.missing}>
      {missing.map(({ title, words }) => (
        <div key={title}>
          <Title order={3} size="h4">
            {title}
          </Title>
          <p>{words}</p>
        </div>
      ))}
    </div>
    <ButtonLink to="/#primary-plans" size="large">
      See the plans
    </ButtonLink>
  </section>
);
