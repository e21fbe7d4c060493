import { Text } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import classes from './error-summary.module.css';

/** `field` is the id of the input. */
export type Problem = { readonly field: string; readonly text: string };

type Props = { readonly title?: string; readonly problems: readonly Problem[] };

const focusField = (event: MouseEvent<HTMLAnchorElement>): void => {
  event.preventDefault();
  document.querySelector<HTMLElement>(event.currentTarget.hash)?.focus();
};

/** Everything that stands in the way of a form, above it; each line leads to its field. */
export const ErrorSummary = ({ title = 'Please fix the following errors:', problems }: Props) => (
  <div className={classes.summary} role="alert">
    <IconAlertCircle aria-hidden className={classes.icon} />
    <div>
      <Text fw={650}>{title}</Text>
      <ul className={classes.list}>
        {problems.map(({ field, text }) => (
          <li key={field}>
            <a href={`#${field}`} onClick={focusField}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  </div>
);
