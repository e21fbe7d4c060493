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
const allowed = { USE_PROFILES: { html: true, mathMl: true }, ADD_ATTR: ['form', 'columnalign'], RETURN_DOM_FRAGMENT: true as const };

let settingsRead = false;

/** DOMPurify reads its settings for each call unless they are set: on a telephone that took longer than cleaning a question. */
const clean = (html: string): DocumentFragment => {
  if (!settingsRead) DOMPurify.setConfig(allowed);
  settingsRead = true;
  return DOMPurify.sanitize(html, allowed);
};

/** Most options are words alone: nothing to clean, and no document to make of them. */
const isPlain = (html: string): boolean => !/[<&]/.test(html);

/** A face for mathematics is 400 KB: it comes only to pages that show some. */
const loadMathsFace = (): Promise<unknown> => import('./theme/maths-font.ts');

/** Guides, questions and solutions: headings, lists, tables and maths. Not for what a person has just typed: write that as text. */
export const RichText = ({ html, inline = false }: Props) => {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!place.current) return;
    if (isPlain(html)) {
      place.current.textContent = html;
      return;
    }
    const parts = clean(html);
    const hasMaths = parts.querySelector('math') !== null;
    if (hasMaths) void loadMathsFace();
    for (const link of parts.querySelectorAll('a[href^="http"]')) link.setAttribute('rel', 'noopener noreferrer');
    place.current.replaceChildren(parts);
    if (hasMaths) wrapMaths(place.current);
  }, [html]);
  const Tag = inline ? 'span' : 'div';
  return <Tag ref={place} className={inline ? undefined : classes.text} />;
};
