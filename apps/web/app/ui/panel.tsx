import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { ReadAloud } from './listen.tsx';
import classes from './panel.module.css';

export type PanelTone = 'surface' | 'action' | 'leaf' | 'sun' | 'sky' | 'hawthorn' | 'danger';

type Props = {
  readonly title?: ReactNode;
  /** 2 unless the panel stands inside another one. */
  readonly order?: 2 | 3;
  readonly icon?: ReactNode;
  /** Right of the title: a link or a small button. */
  readonly aside?: ReactNode;
  readonly tone?: PanelTone;
  readonly children: ReactNode;
};

/** One thing on a page, with its name. */
export const Panel = ({ title, order = 2, icon, aside, tone = 'surface', children }: Props) => {
  const id = useId();
  return (
    <section className={classes.panel} data-tone={tone} aria-labelledby={title === undefined ? undefined : id}>
      {title !== undefined && (
        <div className={classes.head}>
          {icon !== undefined && <span className={classes.icon}>{icon}</span>}
          <Title order={order} size="h3" id={id} className={classes.title}>
            {title}
          </Title>
          {aside}
          {typeof title === 'string' && <ReadAloud name={title} />}
        </div>
      )}
      {children}
    </section>
  );
};
