import { Title } from '@mantine/core';
import { IconBulb, IconFileUpload, IconSeedling, IconUsers } from '@tabler/icons-react';
import classes from './landing.module.css';

const cards = [
  {
    Icon: IconSeedling,
    tone: 'leaf',
    title: 'A day the youngest can read',
    words:
      'Reception to Year 6 see one tile a subject and one thing to press. What they finish grows from seed to fruit, so progress is seen before it can be read.',
  },
  {
    Icon: IconBulb,
    tone: 'sun',
    title: 'Practice that explains',
    words: 'Every answer comes with its steps and the reason why. A wrong answer is where the teaching starts, not where it stops.',
  },
  {
    Icon: IconFileUpload,
    tone: 'sky',
    title: 'Guides from real lessons',
    words: 'Upload a worksheet or a photo of an exercise book. Older pupils turn it into a revision guide, flashcards and a quiz.',
  },
  {
    Icon: IconUsers,
    tone: 'hawthorn',
    title: 'A calm view for parents',
    words: 'What is secure, what slipped, and what would help tonight, for each child, in plain English on one page.',
  },
] as const;

export const FeatureCards = () => (
  <section className={classes.section} aria-labelledby="features-title">
    <Title order={2} id="features-title" className={classes.sectionTitle}>
      A little every day, beside them
    </Title>
    <ul className={classes.cards}>
      {cards.map(({ Icon, tone, title, words }) => (
        <li key={title} className={classes.card} data-tone={tone}>
          <span className={classes.cardIcon}>
            <Icon size={28} aria-hidden stroke={1.8} />
          </span>
          <Title order={3} size="h3">
            {title}
          </Title>
          <p>{words}</p>
        </li>
      ))}
    </ul>
  </section>
);
