import { SlugParams } from '@hedgerow/contracts/content';
import { ArticleRows, ChangeArticleBody, EditedArticle, NewArticleBody } from '@hedgerow/contracts/operator-content';
import { Success } from '@hedgerow/contracts/shapes';
import { operatorOf, type Routes } from '#http/access.ts';
import type { ArticlesService } from './articles.service.ts';

const config = { access: 'operator' } as const;

/** The operator's desk: articles. */
export const articlesRoutes = (app: Routes, { articles }: { readonly articles: ArticlesService }): void => {
  app.get('/api/operator/articles', { config, schema: { response: { 200: ArticleRows } } }, () => articles.list());
  app.post('/api/operator/articles', { config, schema: { body: NewArticleBody, response: { 200: EditedArticle } } }, (request) =>
    articles.add(operatorOf(request), request.body),
  );
  app.get('/api/operator/articles/:id', { config, schema: { params: SlugParams, response: { 200: EditedArticle } } }, (request) =>
    articles.one(request.params.id),
  );
  app.put(
    '/api/operator/articles/:id',
    { config, schema: { params: SlugParams, body: ChangeArticleBody, response: { 200: EditedArticle } } },
    (request) => articles.change(operatorOf(request), request.params.id, request.body),
  );
  app.delete('/api/operator/articles/:id', { config, schema: { params: SlugParams, response: { 200: Success } } }, async (request) => {
    await articles.remove(operatorOf(request), request.params.id);
    return { success: true };
  });
};
