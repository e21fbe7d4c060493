import type { EditedArticle } from '@hedgerow/contracts/operator-content';
import { londonDate } from '@hedgerow/domain/calendar-dates';
import { useQuery } from '@tanstack/react-query';
import { IconArrowLeft, IconExternalLink } from '@tabler/icons-react';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button, ButtonLink } from '../../ui/button.tsx';
import desk from '../../ui/desk.module.css';
import { Panel } from '../../ui/panel.tsx';
import { Refused } from '../../ui/refused.tsx';
import { refused, said } from './api.ts';
import { ArticleFields } from './article-fields.tsx';
import { type ArticleValues, emptyArticle, problemsOf, valuesOf } from './article-form.ts';
import { articleQuery, useRemoveArticle, useSaveArticle } from './articles-api.ts';
import { AskFirst } from './ask-first.tsx';
import { type FieldErrors, focusFirst } from './first-errors.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { forgetUnsaved, keepUnsaved, unsavedOf, useAskBeforeClosing } from './unsaved.ts';

const list = '/operator/dashboard?section=articles';

type Props = { readonly article: EditedArticle | undefined; readonly categories: readonly string[] };

const removal = {
  own: { words: 'Delete', question: 'The article leaves the site and cannot be brought back.', yes: 'Delete the article' },
  changed: {
    words: 'Undo our changes',
    question: 'The article goes back to the words that came with the product.',
    yes: 'Undo the changes',
  },
} as const;

const wordsAfter = ({ state, publishedOn }: EditedArticle): string => {
  if (state === 'draft') return 'It is a draft: visitors do not see it.';
  return state === 'scheduled' ? `Visitors see it from ${publishedOn}.` : 'Visitors read it now.';
};

const Editor = ({ article, categories }: Props) => {
  const id = article?.id;
  const [today] = useState(() => londonDate(new Date()));
  const before = article === undefined ? emptyArticle(today) : valuesOf(article);
  const [kept, setKept] = useState(() => unsavedOf(id));
  const [errors, setErrors] = useState<FieldErrors>({});
  const form = useRef<HTMLFormElement>(null);
  const save = useSaveArticle();
  const remove = useRemoveArticle();
  const navigate = useNavigate();
  useAskBeforeClosing();
  const values = kept?.values ?? before;
  const seen = kept === undefined ? article?.updatedAt : kept.seen;

  const write = (next: ArticleValues) => {
    const words = { values: next, seen };
    keepUnsaved(id, words);
    setKept(words);
  };
  const forget = () => {
    forgetUnsaved(id);
    setKept(undefined);
    setErrors({});
    save.reset();
  };

  const send = (event: FormEvent) => {
    event.preventDefault();
    const found = problemsOf(values, article === undefined);
    setErrors(found);
    if (Object.keys(found).length > 0) return focusFirst(form.current, found);
    save.mutate(
      { values, seen },
      {
        onSuccess: (saved) => {
          forget();
          said('Saved', wordsAfter(saved));
          if (article === undefined) void navigate(`${list}&article=${saved.id}`, { replace: true });
        },
      },
    );
    return undefined;
  };

  const takeAway = () => {
    if (article === undefined) return;
    remove.mutate(article.id, {
      onError: refused('The article stays as it is'),
      onSuccess: () => {
        forgetUnsaved(id);
        said(article.origin === 'own' ? 'Deleted' : 'Undone', article.title);
        void navigate(list);
      },
    });
  };

  return (
    <Panel title={article?.title ?? 'New article'}>
      <form ref={form} noValidate className={desk.form} onSubmit={send}>
        <ArticleFields values={values} errors={errors} isNew={article === undefined} categories={categories} onChange={write} />
        {save.error !== null && <Refused title="The article was not saved" error={save.error} />}
        <div className={desk.actions}>
          <Button type="submit" busy={save.isPending}>
            {values.draft ? 'Save the draft' : 'Save and publish'}
          </Button>
          {kept !== undefined && (
            <Button kind="quiet" onClick={forget}>
              Discard changes
            </Button>
          )}
          {article?.state === 'published' && (
            <ButtonLink kind="quiet" to={`/blog/${article.id}`} reloadDocument icon={<IconExternalLink size={18} aria-hidden />}>
              Look at it
            </ButtonLink>
          )}
          {article !== undefined && article.origin !== 'product' && (
            <AskFirst {...removal[article.origin]} busy={remove.isPending} onYes={takeAway} />
          )}
        </div>
      </form>
    </Panel>
  );
};

/** One article: its words, and beside them the page as visitors read it. */
export const ArticleEditor = ({ id, categories }: { readonly id: string | undefined; readonly categories: readonly string[] }) => {
  const query = useQuery({ ...articleQuery(id ?? ''), enabled: id !== undefined });
  return (
    <>
      <div>
        <ButtonLink kind="text" to={list} icon={<IconArrowLeft size={18} aria-hidden />}>
          All articles
        </ButtonLink>
      </div>
      {id === undefined ? (
        <Editor article={undefined} categories={categories} />
      ) : (
        <QueryView query={query} failed="We could not load the article" lines={8}>
          {(article) => <Editor article={article} categories={categories} />}
        </QueryView>
      )}
    </>
  );
};
