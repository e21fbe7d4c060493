import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { below, filesBelow, webRoot } from './files.ts';

const className = /\.(-?[_a-zA-Z][\w-]*)/g;
const notSelectors = /\/\*[\s\S]*?\*\/|:global\([^)]*\)|@import[^;]*;|url\([^)]*\)|\d*\.\d+\w*/g;

/** The class names that a CSS module exports, sorted. */
export const classNames = (css: string): readonly string[] => {
  const selectors = css.replaceAll(notSelectors, ' ').replaceAll(/[^{};]*;/g, ' ');
  return [...new Set([...selectors.matchAll(className)].map(([, name = '']) => name))].toSorted();
};

/** Gives every CSS module a type beside React Router's own, so that a misspelt class does not compile. */
export const writeCssTypes = (): void => {
  for (const file of filesBelow(join(webRoot, 'app')).filter((name) => name.endsWith('.module.css'))) {
    const target = join(webRoot, '.react-router/css-types', below(webRoot, file).replace(/\.css$/, '.d.css.ts'));
    const lines = classNames(readFileSync(file, 'utf8')).map((name) => `  readonly ${JSON.stringify(name)}: string;`);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, `declare const classes: {\n${lines.join('\n')}\n};\nexport default classes;\n`);
  }
};

if (import.meta.main) writeCssTypes();
