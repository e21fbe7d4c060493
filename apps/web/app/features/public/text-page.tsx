import type { ReactNode } from 'react';
import { Article } from '../../ui/article.tsx';
import { PublicPage } from './page.tsx';
import { SupportEmail, useSiteFacts } from './site-facts.tsx';

type Props = {
  readonly title: string;
  readonly lead?: string;
  readonly picture?: ReactNode;
  readonly text: string;
  /** Says at the end who stands behind the product, where an operator has said it. */
  readonly signed?: boolean;
};

/** A page that is a text. */
export const TextPage = ({ text, signed = false, ...page }: Props) => {
  const { company } = useSiteFacts();
  return (
    <PublicPage {...page}>
      <Article content={text} email={<SupportEmail />} />
      {signed && company !== null && <p>{company}</p>}
    </PublicPage>
  );
};
