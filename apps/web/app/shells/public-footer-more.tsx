import { NewsletterForm } from '../features/public/newsletter-form.tsx';
import { useSiteFacts } from '../features/public/site-facts.tsx';
import classes from './public-footer.module.css';

/** The newsletter and our pages elsewhere, where an operator has named some. */
export const FooterMore = () => {
  const { socialLinks } = useSiteFacts();
  return (
    <div className={classes.footMore}>
      <NewsletterForm />
      {socialLinks.length > 0 && (
        <ul aria-label="Elsewhere">
          {socialLinks.map(({ name, url }) => (
            <li key={url}>
              <a href={url} rel="noopener noreferrer me">
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
