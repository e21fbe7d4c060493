import { lazy, type ReactNode, Suspense } from 'react';
import { Article } from '../../ui/article.tsx';
import { PublicPage } from './page.tsx';
import { SupportEmail, useSiteFacts } from './site-facts.tsx';

/** A text that stands in the page's HTML and whose code comes after the first sight. Make it once, beside the page. */
export const laterText = (load: () => Promise<string>): ReactNode => {
  const Text = lazy(async () => {
    const content = await load();
    return { default: () => <Article content={content} email={<SupportEmail />} /> };
  });
  return (
    <Suspense>
      <Text />
    </Suspense>
  );
};

const Company = () => {
  const { company } = useSiteFacts();
  return company !== null && <p>{company}</p>;
};

type Props = {
  readonly title: string;
  readonly lead?: string;
  readonly picture?: ReactNode;
  /** Of `laterText`. */
  readonly text: ReactNode;
  /** Says at the end who stands behind the product, where an operator has said it. */
  readonly signed?: boolean;
};

/** A page that is a text. */
export const TextPage = ({ text, signed = false, ...page }: Props) => (
  <PublicPage {...page}>
    {text}
    {signed && <Company />}
  </PublicPage>
);
