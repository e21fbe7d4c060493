import { ChangeArticleBody, type EditedArticle, NewArticleBody } from '@hedgerow/contracts/operator-content';
import { firstErrors } from './first-errors.ts';

export type ArticleValues = NewArticleBody;
export type ArticleErrors = Partial<Record<keyof ArticleValues, string>>;

export const emptyArticle = (today: string): ArticleValues => ({
  id: '',
  title: '',
  excerpt: '',
  content: '',
  category: '',
  author: 'The Hedgerow team',
  coverImage: null,
  featured: false,
  publishedOn: today,
  draft: true,
});

export const valuesOf = (article: EditedArticle): ArticleValues => {
  const { id, title, excerpt, content, category, author, coverImage, featured, publishedOn, state } = article;
  return { id, title, excerpt, content, category, author, coverImage, featured, publishedOn, draft: state === 'draft' };
};

/** "Half-term: a plan" is at half-term-a-plan. */
export const addressFrom = (title: string): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}|['’]/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replaceAll(/^-+|-+$/g, '');

/** What the server would refuse, by field; the same schema on both sides. */
export const problemsOf = (values: ArticleValues, isNew: boolean): ArticleErrors => {
  const read = isNew ? NewArticleBody.safeParse(values) : ChangeArticleBody.safeParse({ ...values, seen: null });
  return read.success ? {} : firstErrors(read.error);
};
