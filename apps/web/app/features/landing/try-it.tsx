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
      No account, and your answers are not kept. Choose an answer that you know is wrong, and see what happens.
    </p>
    <noscript>
      <p>The questions need script to be switched on.</p>
    </noscript>
    <div className={classes.tryIt} data-waits-for-script>
      <RenderWhenVisible placeholder={null}>
        <TryQuiz />
      </RenderWhenVisible>
    </div>
    <p className={classes.more}>
      <Link to="/what-we-cover">See every topic we cover</Link>, with a question of each to try.
    </p>
  </section>
);
