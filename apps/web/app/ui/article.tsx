import { anchorOf, type ArticleBlock, articleBlocks, inlineParts, leavesApp } from '@hedgerow/domain/articles';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './article.module.css';

const Inline = ({ text }: { readonly text: string }) =>
  inlineParts(text).map((part, at) => {
    const key = `${at}-${part.text}`;
    if (part.to !== undefined && leavesApp(part.to))
      return (
        <a key={key} href={part.to} rel="noopener noreferrer">
          {part.text}
        </a>
      );
    if (part.to !== undefined)
      return (
        <Link key={key} to={part.to}>
          {part.text}
        </Link>
      );
    return part.strong === true ? <strong key={key}>{part.text}</strong> : <Fragment key={key}>{part.text}</Fragment>;
  });

const Block = ({ block, words }: { readonly block: ArticleBlock; readonly words: (text: string) => ReactNode }) => {
  if (block.kind === 'paragraph') return <p>{words(block.text)}</p>;
  if (block.kind === 'heading') {
    const Tag = `h${block.level}` as const;
    return <Tag id={anchorOf(block.text)}>{words(block.text)}</Tag>;
  }
  const List = block.kind === 'ordered' ? 'ol' : 'ul';
  return (
    <List>
      {block.items.map((item) => (
        <li key={item}>{words(item)}</li>
      ))}
    </List>
  );
};

type Props = {
  /** Text of docs/product/public-site.md#articles: '# ' headings, '• ' and '1. ' items, **bold**, [links](/blog). */
  readonly content: string;
  /** Stands wherever the text says {email}. */
  readonly email?: ReactNode;
};

export const ArticleText = ({ children }: { readonly children: ReactNode }) => <div className={classes.article}>{children}</div>;

/** A text to read: an article, a policy. The server writes the same of an article (public-page-words.ts). */
export const Article = ({ content, email }: Props) => {
  const words = (text: string): ReactNode =>
    (email === undefined ? [text] : text.split('{email}')).map((part, at) => (
      <Fragment key={`${at}-${part}`}>
        {at > 0 && email}
        <Inline text={part} />
      </Fragment>
    ));
  return (
    <ArticleText>
      {articleBlocks(content).map((block, at) => (
        <Block key={`${at}-${block.kind}`} block={block} words={words} />
      ))}
    </ArticleText>
  );
};
