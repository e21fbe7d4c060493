import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { RenderWhenVisible } from '../../ui/render-when-visible.tsx';
import classes from './landing.module.css';

/** The newest articles: `children` is the lazy list, which this feature does not know. */
export const Latest = ({ children }: { readonly children: ReactNode }) => (
  <section className={classes.section} aria-labelledby="latest-title">
    <Title order={2} id="latest-title" className={classes.sectionTitle}>
      For the grown-ups
    </Title>
    <noscript id="slot-posts" />
    <div className={classes.latest} data-waits-for-script>
      <RenderWhenVisible placeholder={null}>{children}</RenderWhenVisible>
    </div>
    <ButtonLink to="/blog" kind="quiet">
      View All Articles
    </ButtonLink>
  </section>
);
