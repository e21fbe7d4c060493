import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { lazy, Suspense, useDeferredValue, useId } from 'react';
import { type ArticleErrors, type ArticleValues, addressFrom } from './article-form.ts';
import classes from './operator.module.css';

const Article = lazy(() => import('../../ui/article.tsx').then((module) => ({ default: module.Article })));

const covers = ['calm', 'map', 'phonics', 'reading', 'retrieval', 'sats', 'spacing', 'tables', 'timetable', 'workshop'] as const;
const coverOf = (name: string): string => `/covers/${name}.svg`;

type Props = {
  readonly values: ArticleValues;
  readonly errors: ArticleErrors;
  readonly isNew: boolean;
  readonly categories: readonly string[];
  readonly onChange: (values: ArticleValues) => void;
};

/** The page as visitors read it, by the same reader of Markdown. */
const Preview = ({ title, content, coverImage }: Pick<ArticleValues, 'title' | 'content' | 'coverImage'>) => {
  const shown = useDeferredValue(content);
  return (
    <section className={classes.preview} aria-label="Preview">
      {coverImage !== null && <img src={coverImage} alt="" className={classes.cover} width={640} height={320} />}
      <p className={classes.previewTitle}>{title || 'Title'}</p>
      <Suspense>
        <Article content={shown} />
      </Suspense>
    </section>
  );
};

export const ArticleFields = ({ values, errors, isNew, categories, onChange }: Props) => {
  const list = useId();
  const set = (change: Partial<ArticleValues>) => onChange({ ...values, ...change });
  /** The address follows the title until somebody writes their own. */
  const retitle = (title: string) =>
    set({ title, ...(isNew && values.id === addressFrom(values.title) ? { id: addressFrom(title) } : {}) });
  const field = <Name extends keyof ArticleValues>(name: Name) => ({ name, error: errors[name] });
  const known = covers.map(coverOf);
  return (
    <>
      <div className={classes.pair}>
        <TextInput
          {...field('title')}
          label="Title"
          maxLength={120}
          value={values.title}
          onChange={(event) => retitle(event.currentTarget.value)}
        />
        <TextInput
          {...field('id')}
          label="Address, after /blog/"
          readOnly={!isNew}
          maxLength={80}
          value={values.id}
          onChange={(event) => set({ id: event.currentTarget.value })}
        />
      </div>
      <Textarea
        {...field('excerpt')}
        label="In a sentence or two"
        description="On the card, in the feed and in search results."
        autosize
        minRows={2}
        maxLength={300}
        value={values.excerpt}
        onChange={(event) => set({ excerpt: event.currentTarget.value })}
      />
      <div className={classes.pair}>
        <TextInput
          {...field('category')}
          label="Category"
          list={list}
          maxLength={60}
          value={values.category}
          onChange={(event) => set({ category: event.currentTarget.value })}
        />
        <datalist id={list}>
          {categories.map((category) => (
            <option key={category} value={category}>
              {category}
            </option>
          ))}
        </datalist>
        <TextInput
          {...field('author')}
          label="Written by"
          maxLength={80}
          value={values.author}
          onChange={(event) => set({ author: event.currentTarget.value })}
        />
        <TextInput
          {...field('publishedOn')}
          type="date"
          label="Day of publishing"
          value={values.publishedOn}
          onChange={(event) => set({ publishedOn: event.currentTarget.value })}
        />
        <NativeSelect
          {...field('coverImage')}
          label="Picture"
          data={[
            { value: '', label: 'None' },
            ...covers.map((name) => ({ value: coverOf(name), label: `${name.slice(0, 1).toUpperCase()}${name.slice(1)}` })),
            ...(values.coverImage !== null && !known.includes(values.coverImage) ? [values.coverImage] : []),
          ]}
          value={values.coverImage ?? ''}
          onChange={(event) => set({ coverImage: event.currentTarget.value || null })}
        />
      </div>
      <div className={classes.both}>
        <Textarea
          {...field('content')}
          className={classes.writing}
          label="Text"
          description="# Heading, ## smaller heading, **bold**, - list, 1. numbered list, [words](/address). An empty line begins a paragraph."
          autosize
          minRows={18}
          maxRows={30}
          value={values.content}
          onChange={(event) => set({ content: event.currentTarget.value })}
        />
        <Preview {...values} />
      </div>
      <div className={classes.actions}>
        <Checkbox
          label="Draft: visitors do not see it"
          checked={values.draft}
          onChange={(event) => set({ draft: event.currentTarget.checked })}
        />
        <Checkbox
          label="Among the featured articles"
          checked={values.featured}
          onChange={(event) => set({ featured: event.currentTarget.checked })}
        />
      </div>
    </>
  );
};
