import { type ReactNode, useId } from 'react';
import classes from './settings.module.css';

type Props = { readonly title: string; readonly aside?: ReactNode; readonly children: ReactNode };

/** One thing of the Privacy tab. */
export const Section = ({ title, aside, children }: Props) => {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div className={classes.sectionHead}>
        <h3 id={id}>{title}</h3>
        {aside}
      </div>
      {children}
    </section>
  );
};
