import { Textarea, type TextareaProps } from '@mantine/core';
import { lazy, Suspense, useDeferredValue } from 'react';
import classes from './operator.module.css';

const Article = lazy(() => import('../../ui/article.tsx').then((module) => ({ default: module.Article })));

type Props = TextareaProps & {
  readonly value: string;
  readonly title: string;
  readonly cover?: string | null;
};

/** Markdown, and beside it what becomes of it, by the same reader. */
export const Writing = ({ title, cover = null, ...field }: Props) => {
  const shown = useDeferredValue(field.value);
  return (
    <div className={classes.both}>
      <Textarea {...field} className={classes.writing} autosize minRows={18} maxRows={30} />
      <section className={classes.preview} aria-label="Preview">
        {cover !== null && <img src={cover} alt="" className={classes.cover} width={640} height={320} />}
        <p className={classes.previewTitle}>{title || 'Title'}</p>
        <Suspense>
          <Article content={shown} />
        </Suspense>
      </section>
    </div>
  );
};
