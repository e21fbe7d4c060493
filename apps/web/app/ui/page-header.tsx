import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './page-header.module.css';

type Props = {
  readonly title: ReactNode;
  /** One calm sentence: what this page is for. */
  readonly lead?: ReactNode;
  /** The page's main action. */
  readonly action?: ReactNode;
  readonly picture?: ReactNode;
};

/** The one h1 of a page. It takes the focus after a step of a wizard: give `titleRef` no id of your own. */
export const PageHeader = ({ title, lead, action, picture }: Props) => (
  <header className={classes.header}>
    {picture !== undefined && <div className={classes.picture}>{picture}</div>}
    <div className={classes.words}>
      <Title order={1} tabIndex={-1}>
        {title}
      </Title>
      {lead !== undefined && (
        <Text c="dimmed" size="lg" mt={4} className={classes.lead}>
          {lead}
        </Text>
      )}
    </div>
    {action !== undefined && <div className={classes.action}>{action}</div>}
  </header>
);
