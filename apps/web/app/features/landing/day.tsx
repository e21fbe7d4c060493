import { mostMinutesOfDay, mostStepsOfDay } from '@hedgerow/domain/study-day';
import { Title } from '@mantine/core';
import { ScreenPicture, type ScreenName } from '../../ui/screen-picture.tsx';
import classes from './day.module.css';
import landing from './landing.module.css';
import { Strip } from './strip.tsx';

const inWords: Readonly<Record<number, string>> = { 3: 'three', 4: 'four', 5: 'five' };

const hours: readonly {
  readonly screen: ScreenName;
  readonly when: string;
  readonly title: string;
  readonly words: string;
  readonly alt: string;
}[] = [
  {
    screen: 'pupil',
    when: 'After school, Year 4',
    title: 'One short path',
    words: `Robin sees up to ${inWords[mostStepsOfDay.KS2]} stops for today, ${mostMinutesOfDay.KS2} minutes at most. Each one grows from seed to fruit.`,
    alt: 'A Year 4 pupil’s page: a greeting, one button to begin, and a winding path of today’s stops.',
  },
  {
    screen: 'student',
    when: 'After school, Year 10',
    title: 'What is due, and what comes next',
    words: 'Willow sees her work in order, with the reason for each piece. It is a tool, not a toy.',
    alt: 'A Year 10 pupil’s page: the date, what is left today, and a list of work with the next piece first.',
  },
  {
    screen: 'parent',
    when: 'In the evening, you',
    title: 'Five minutes that help',
    words: 'You see what they know well and what needs practice, and one thing to do tonight.',
    alt: 'A parent’s page: five minutes for tonight, each child’s week, and what goes well or needs practice.',
  },
];

/** The product as it is: screens of the demonstration, made by `npm run build:screens`. */
export const Day = () => (
  <section className={landing.section} aria-labelledby="day-title">
    <Title order={2} id="day-title" className={landing.sectionTitle}>
      What a day looks like
    </Title>
    <p className={landing.lead}>Real screens, with a made-up family.</p>
    <Strip label="Screens of a day" className={classes.hours}>
      {hours.map(({ screen, when, title, words, alt }) => (
        <li key={screen} className={classes.hour}>
          <ScreenPicture name={screen} alt={alt} onlyPhone />
          <p className={classes.when}>{when}</p>
          <Title order={3} size="h4">
            {title}
          </Title>
          <p className={classes.words}>{words}</p>
        </li>
      ))}
    </Strip>
  </section>
);
