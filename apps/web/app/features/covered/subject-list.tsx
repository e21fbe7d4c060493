import { Title, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './covered.module.css';

export const SubjectList = ({ children }: { readonly children: ReactNode }) => <div className={classes.subjects}>{children}</div>;

/** One subject; `children` are its stages. */
export const SubjectCard = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <section className={classes.subject} aria-label={name}>
    <Title order={2} size="h3">
      {name}
    </Title>
    <ul className={classes.stages}>{children}</ul>
  </section>
);

type StageProps = { readonly id: string; readonly years: string; readonly topics: string; readonly subject: string };

export const StageLink = ({ id, years, topics, subject }: StageProps) => (
  <li>
    <Link to={`/what-we-cover/${id}`} className={classes.stage}>
      <span>
        <VisuallyHidden>{subject}, </VisuallyHidden>
        <strong>{years}</strong>
      </span>
      <span>{topics}</span>
    </Link>
  </li>
);
