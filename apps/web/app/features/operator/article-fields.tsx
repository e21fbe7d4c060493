import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import desk from '../../ui/desk.module.css';
import type { ArticleValues } from './article-form.ts';
import type { FieldErrors } from './first-errors.ts';
import classes from './operator.module.css';
import { SuggestedField } from './suggested-field.tsx';
import { textFields } from './text-fields.ts';
import { TitleFields } from './title-fields.tsx';
import { Writing } from './writing.tsx';

const covers = ['calm', 'map', 'phonics', 'reading', 'retrieval', 'sats', 'spacing', 'tables', 'timetable', 'workshop'] as const;
const coverOf = (name: string): string => `/covers/${name}.svg`;
const known = covers.map(coverOf);

type Props = {
  readonly values: ArticleValues;
  readonly errors: FieldErrors;
  readonly isNew: boolean;
  readonly categories: readonly string[];
  readonly onChange: (values: ArticleValues) => void;
};

export const ArticleFields = ({ values, errors, isNew, categories, onChange }: Props) => {
  const set = (change: Partial<ArticleValues>) => onChange({ ...values, ...change });
  const text = textFields(values, errors, onChange);
  return (
    <>
      <TitleFields values={values} errors={errors} isNew={isNew} address="Address, after /blog/" onChange={set} />
      <Textarea
        {...text('excerpt')}
        label="In a sentence or two"
        description="On the card, in the feed and in search results."
        autosize
        minRows={2}
        maxLength={300}
      />
      <div className={desk.pair}>
        <SuggestedField {...text('category')} label="Category" maxLength={60} suggestions={categories} />
        <TextInput {...text('author')} label="Written by" maxLength={80} />
        <TextInput {...text('publishedOn')} type="date" label="Day of publishing" />
        <NativeSelect
          name="coverImage"
          label="Picture"
          data={[
            { value: '', label: 'None' },
            ...covers.map((name) => ({ value: coverOf(name), label: `${name.slice(0, 1).toUpperCase()}${name.slice(1)}` })),
            ...(values.coverImage !== null && !known.includes(values.coverImage) ? [values.coverImage] : []),
          ]}
          value={values.coverImage ?? ''}
          error={errors['coverImage']}
          onChange={(event) => set({ coverImage: event.currentTarget.value || null })}
        />
      </div>
      <Writing
        {...text('content')}
        label="Text"
        description="# Heading, ## smaller heading, **bold**, - list, 1. numbered list, [words](/address). An empty line begins a paragraph."
        title={values.title}
        cover={values.coverImage}
      />
      <div className={classes.checks}>
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
