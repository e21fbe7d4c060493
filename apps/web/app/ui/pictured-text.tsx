import type { FigureView } from '@hedgerow/contracts/figures';
import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { QuestionFigure } from './figure.tsx';
import { RichText } from './rich-text.tsx';

type Props = {
  readonly html: string;
  /** One for each empty `<figure>` of the HTML, in order. */
  readonly figures: readonly FigureView[];
};

/** Text from the server with its pictures in their places. */
export const PicturedText = ({ html, figures }: Props) => {
  const text = useRef<HTMLDivElement>(null);
  const [places, setPlaces] = useState<readonly Element[]>([]);
  // The text below has put its elements there by now: what is inside runs its effects first.
  useLayoutEffect(() => setPlaces(html.includes('<figure') ? [...(text.current?.querySelectorAll('figure') ?? [])] : []), [html]);
  return (
    <div ref={text}>
      <RichText html={html} />
      {places.map((place, at) => createPortal(<QuestionFigure figure={figures[at]} />, place, String(at)))}
    </div>
  );
};
