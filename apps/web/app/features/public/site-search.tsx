import { webRoutes } from '@hedgerow/contracts/web-routes';
import { useState } from 'react';
import { Link } from 'react-router';
import { SearchField } from '../../ui/search-field.tsx';
import { type Findable, findIn } from './search-words.ts';
import classes from './site-search.module.css';

const pages: readonly Findable[] = webRoutes
  .filter(
    ({ who, kind, path, forSearchEngines }) => who === 'everyone' && kind === 'page' && forSearchEngines === true && !path.includes(':'),
  )
  .map(({ path, title }) => ({ to: path, title, about: path === '/' ? 'home plans prices questions' : '', kind: 'Page' }));

type Props = {
  /** Articles and resources: whoever shows the search reads them. */
  readonly more: readonly Findable[];
  /** Some of it is still on its way. */
  readonly waiting: boolean;
};

/** Looks through pages, articles and resources as one types. */
export const SiteSearch = ({ more, waiting }: Props) => {
  const [text, setText] = useState('');
  const found = findIn([...pages, ...more], text);
  return (
    <search className={classes.search} aria-label="This site">
      <SearchField label="Search this site" value={text} onChange={setText} />
      <div aria-live="polite">
        {text.trim() !== '' && found.length === 0 && !waiting && <p className={classes.none}>Nothing was found. Try other words.</p>}
      </div>
      {found.length > 0 && (
        <ul className={classes.found}>
          {found.map(({ to, title, kind }) => (
            <li key={`${kind}-${title}`}>
              <Link to={to} className={classes.link}>
                <span className={classes.kind}>{kind}</span> {title}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
};
