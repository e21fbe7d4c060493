import { RichText } from '../../ui/rich-text.tsx';
import { ReadAloud } from '../../ui/listen.tsx';
import classes from './question.module.css';

type Props = { readonly type: 'short_story' | 'poem'; readonly title: string; readonly content: string };

/** The text that questions of comprehension ask about; it stays beside them. */
export const Passage = ({ type, title, content }: Props) => (
  <section className={classes.passage} aria-label={title} data-kind={type}>
    <div className={classes.asked}>
      <h3 className={classes.passageTitle}>{title}</h3>
      <ReadAloud name={title} />
    </div>
    <RichText html={content} />
  </section>
);
