import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './page.module.css';

type Props = {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly picture?: ReactNode;
  /** For lists of cards; text has the width of a book. */
  readonly wide?: boolean;
  readonly children: ReactNode;
};

/** A page of the public site: its name on a band, then what it says. */
export const PublicPage = ({ title, lead, picture, wide = false, children }: Props) => (
  <>
    <div className={classes.band}>
      <div className={classes.bandInside} data-wide={wide}>
        <div className={classes.bandWords}>
          <Title order={1} className={classes.title}>
            {title}
          </Title>
          {lead !== undefined && <p className={classes.lead}>{lead}</p>}
        </div>
        {picture !== undefined && <div className={classes.picture}>{picture}</div>}
      </div>
    </div>
    <div className={classes.body} data-wide={wide}>
      {children}
    </div>
  </>
);
