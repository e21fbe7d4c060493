import { ChangeArticleBody, type EditedArticle, NewArticleBody } from '@hedgerow/contracts/operator-content';
import { type FieldErrors, firstErrors } from './first-errors.ts';

export type ArticleValues = NewArticleBody;

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

/** What the server would refuse, by field; the same schema on both sides. */
export const problemsOf = (values: ArticleValues, isNew: boolean): FieldErrors => {
  const read = isNew ? NewArticleBody.safeParse(values) : ChangeArticleBody.safeParse({ ...values, seen: null });
  return read.success ? {} : firstErrors(read.error);
};
