import type { ArticleRow } from '@hedgerow/contracts/operator-content';
import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { formatDate } from '../../lib/dates.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Status } from '../../ui/row-list.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { articlesQuery } from './articles-api.ts';
import classes from './operator.module.css';

const ArticleEditor = lazy(() => import('./article-editor.tsx').then((module) => ({ default: module.ArticleEditor })));

const states = {
  published: { tone: 'good', words: 'Published' },
  scheduled: { tone: 'look', words: 'Waits for its day' },
  draft: { tone: 'quiet', words: 'Draft' },
} as const;
const origins = { product: 'comes with the product', changed: 'the product’s, with your words', own: 'written here' } as const;

const Row = ({ article }: { readonly article: ArticleRow }) => {
  const { tone, words } = states[article.state];
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <h3 className={classes.name}>{article.title}</h3>
        <p className={classes.soft}>
          {formatDate(article.publishedOn)} · {article.category} · {origins[article.origin]}
        </p>
      </div>
      <Status tone={tone}>{words}</Status>
      <ButtonLink kind="quiet" to={`?section=articles&article=${article.id}`} aria-label={`Edit ${article.title}`}>
        Edit
      </ButtonLink>
    </li>
  );
};

const List = ({ articles }: { readonly articles: readonly ArticleRow[] }) => {
  const [words, setWords] = useState('');
  const wanted = words.trim().toLowerCase();
  const shown = articles.filter(({ title, category, author, id }) => `${title} ${category} ${author} ${id}`.toLowerCase().includes(wanted));
  return (
    <Panel
      title="Articles"
      aside={
        <ButtonLink to="?section=articles&article=new" icon={<IconPlus size={20} aria-hidden />}>
          New article
        </ButtonLink>
      }
    >
      <search className={classes.tools} aria-label="Articles">
        <TextInput
          type="search"
          label="Search articles"
          leftSection={<IconSearch size={18} aria-hidden />}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
      </search>
      <ul className={classes.rows}>
        {shown.map((article) => (
          <Row key={article.id} article={article} />
        ))}
      </ul>
      {shown.length === 0 && <p className={classes.soft}>No article has these words.</p>}
    </Panel>
  );
};

/** The blog: those of the product and those written here. What is saved is on the site a moment later. */
export const ArticlesSection = () => {
  const [search] = useSearchParams();
  const { data, error, isFetching, refetch } = useQuery(articlesQuery);
  const open = search.get('article');
  if (data === undefined)
    return error === null ? (
      <LinesSkeleton lines={8} />
    ) : (
      <ErrorState title="We could not load the articles" error={error} busy={isFetching} onRetry={() => void refetch()} />
    );
  if (open === null) return <List articles={data} />;
  return (
    <Suspense fallback={<LinesSkeleton lines={12} />}>
      <ArticleEditor key={open} id={open === 'new' ? undefined : open} categories={[...new Set(data.map(({ category }) => category))]} />
    </Suspense>
  );
};
