import { ArticleRows, EditedArticle } from '@hedgerow/contracts/operator-content';
import { Success } from '@hedgerow/contracts/shapes';
import { api } from '../../lib/api.ts';
import { read, useDeskChange } from './api.ts';
import type { ArticleValues } from './article-form.ts';

const all = '/api/operator/articles';
export const articlesQuery = read(all, ArticleRows);
/** Not kept: whoever opens it again writes at what is there then. */
export const articleQuery = (id: string) => ({ ...read(`${all}/${id}`, EditedArticle), gcTime: 0 });

/** `seen` undefined makes a new one. */
export const useSaveArticle = () =>
  useDeskChange(({ values, seen }: { readonly values: ArticleValues; readonly seen: string | null | undefined }) => {
    const { id, ...words } = values;
    return seen === undefined ? api.post(all, values, EditedArticle) : api.put(`${all}/${id}`, { ...words, seen }, EditedArticle);
  });
export const useRemoveArticle = () =>
  useDeskChange(
    (id: string) => api.delete(`${all}/${id}`, Success),
    (id) => `${all}/${id}`,
  );
