import type { ArticleRow } from '@hedgerow/contracts/operator-content';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { formatDate } from '../../lib/dates.ts';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { articlesQuery } from './articles-api.ts';
import { FoundList } from './found-list.tsx';
import { QueryView } from '../../ui/query-view.tsx';

const ArticleEditor = lazy(() => import('./article-editor.tsx').then((module) => ({ default: module.ArticleEditor })));

const states = {
  published: { tone: 'good', words: 'Published' },
  scheduled: { tone: 'look', words: 'Waits for its day' },
  draft: { tone: 'quiet', words: 'Draft' },
} as const;
const origins = { product: 'comes with the product', changed: 'the product’s, with your words', own: 'written here' } as const;

const itemOf = ({ id, title, publishedOn, category, author, origin, state }: ArticleRow) => ({
  id,
  title,
  about: `${formatDate(publishedOn)} · ${category} · ${origins[origin]}`,
  words: `${category} ${author}`,
  state: states[state],
});

/** The blog: those of the product and those written here. What is saved is on the site a moment later. */
export const ArticlesSection = () => {
  const [search] = useSearchParams();
  const open = search.get('article');
  return (
    <QueryView query={useQuery(articlesQuery)} failed="We could not load the articles" lines={8}>
      {(articles) =>
        open === null ? (
          <FoundList title="Articles" one="article" items={articles.map(itemOf)} />
        ) : (
          <Suspense fallback={<LinesSkeleton lines={12} />}>
            <ArticleEditor
              key={open}
              id={open === 'new' ? undefined : open}
              categories={[...new Set(articles.map(({ category }) => category))]}
            />
          </Suspense>
        )
      }
    </QueryView>
  );
};
