import DOMPurify from 'dompurify';
import { useLayoutEffect, useRef } from 'react';
import classes from './rich-text.module.css';
import { wrapMaths } from './wrap-maths.ts';

type Props = {
  /** HTML from the server, with MathML. Cleaned again here: two walls are better than one. */
  readonly html: string;
  readonly inline?: boolean;
};

/** A minus before a number stands close to it (`form`), and equations align: attributes of MathML that DOMPurify does not know. */
const allowed = { USE_PROFILES: { html: true, mathMl: true }, ADD_ATTR: ['form', 'columnalign'] };

/** A face for mathematics is 400 KB: it comes only to pages that show some. */
const loadMathsFace = (): Promise<unknown> => import('./theme/maths-font.ts');

/** Guides, questions and solutions: headings, lists, tables and maths. Not for what a person has just typed: write that as text. */
export const RichText = ({ html, inline = false }: Props) => {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const clean = DOMPurify.sanitize(html, { ...allowed, RETURN_DOM_FRAGMENT: true });
    if (clean.querySelector('math')) void loadMathsFace();
    for (const link of clean.querySelectorAll('a[href^="http"]')) link.setAttribute('rel', 'noopener noreferrer');
    if (!place.current) return;
    place.current.replaceChildren(clean);
    wrapMaths(place.current);
  }, [html]);
  const Tag = inline ? 'span' : 'div';
  return <Tag ref={place} className={inline ? undefined : classes.text} />;
};
