import { Title } from '@mantine/core';
import { lazy } from 'react';
import { Link } from 'react-router';
import { RenderWhenVisible } from '../../ui/render-when-visible.tsx';
import classes from './landing.module.css';

const TryQuiz = lazy(() => import('./try-quiz.tsx').then((module) => ({ default: module.TryQuiz })));

/** Five real questions without an account. */
export const TryIt = () => (
  <section id="try" className={classes.section} aria-labelledby="try-title">
    <Title order={2} id="try-title" className={classes.sectionTitle}>
      Try five questions, now
    </Title>
    <p className={classes.lead}>
      You need no account, and we do not keep your answers. Choose an answer that you know is wrong, and see what happens.
    </p>
    <noscript>
      <p>Turn on JavaScript to see the questions.</p>
    </noscript>
    <div className={classes.tryIt} data-waits-for-script>
      <RenderWhenVisible placeholder={null}>
        <TryQuiz />
      </RenderWhenVisible>
    </div>
    <p className={classes.more}>
      <Link to="/what-we-cover">See every topic we cover</Link>, with a question to try on each.
    </p>
  </section>
);
