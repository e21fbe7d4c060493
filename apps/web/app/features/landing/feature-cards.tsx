import { Title } from '@mantine/core';
import { IconBulb, IconFileUpload, IconSeedling, IconUsers } from '@tabler/icons-react';
import classes from './feature-cards.module.css';
import landing from './landing.module.css';
import { Strip } from './strip.tsx';

const cards = [
  {
    Icon: IconSeedling,
    tone: 'leaf',
    title: 'A day the youngest can read',
    words: 'One thing to press. What they know grows from seed to fruit, so they can see progress before they can read.',
  },
  {
    Icon: IconBulb,
    tone: 'sun',
    title: 'Practice that explains',
    words: 'Each answer comes with the reason why. A wrong answer is where the teaching starts.',
  },
  {
    Icon: IconFileUpload,
    tone: 'sky',
    title: 'Guides from real lessons',
    words: 'From Year 7, a photo of an exercise book becomes a revision guide, flashcards and a quiz.',
  },
  {
    Icon: IconUsers,
    tone: 'hawthorn',
    title: 'A calm view for parents',
    words: 'What each child knows well, what needs practice and what would help tonight, on one page.',
  },
] as const;

export const FeatureCards = () => (
  <section className={landing.section} aria-labelledby="features-title">
    <Title order={2} id="features-title" className={landing.sectionTitle}>
      A little every day, beside them
    </Title>
    <Strip label="What it does" className={classes.cards}>
      {cards.map(({ Icon, tone, title, words }) => (
        <li key={title} className={classes.card} data-tone={tone}>
          <span className={classes.icon}>
            <Icon size={28} aria-hidden stroke={1.8} />
          </span>
          <div>
            <Title order={3} size="h4">
              {title}
            </Title>
            <p>{words}</p>
          </div>
        </li>
      ))}
    </Strip>
  </section>
);
