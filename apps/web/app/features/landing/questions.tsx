import { Title } from '@mantine/core';
import { lazy } from 'react';
import { RenderWhenVisible } from '../../ui/render-when-visible.tsx';
import classes from './landing.module.css';

const Faq = lazy(() => import('./faq.tsx').then((module) => ({ default: module.Faq })));

/** With script off the server's own copy of the questions stands in the noscript. */
export const Questions = () => (
  <section id="questions" className={classes.section} aria-labelledby="questions-title">
    <Title order={2} id="questions-title" className={classes.sectionTitle}>
      Questions parents ask
    </Title>
    <noscript id="slot-faq" />
    <div className={classes.faq} data-waits-for-script>
      <RenderWhenVisible placeholder={null}>
        <Faq />
      </RenderWhenVisible>
    </div>
  </section>
);
