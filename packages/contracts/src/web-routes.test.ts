import { describe, expect, test } from 'vitest';
import { findWebRoute, pageTitle, prerenderedPaths, templatePath, webRoutes } from './web-routes.ts';

describe('web routes', () => {
  test('every address stands in the table once', () => {
    const paths = webRoutes.map(({ path }) => path);
    expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
  });

  test('an unknown address is not found, a known one is with or without a slash at its end', () => {
    expect(findWebRoute('/nowhere')).toBeUndefined();
    expect(findWebRoute('/login/')?.path).toBe('/login');
    expect(findWebRoute('/')?.path).toBe('/');
    expect(findWebRoute('/login/extra')).toBeUndefined();
  });

  test('every redirect leads to an address of the table', () => {
    const leads = webRoutes.filter(({ kind }) => kind === 'redirect').map(({ to }) => to);
    expect(leads.filter((to) => !webRoutes.some(({ path }) => path === to))).toEqual([]);
  });

  test('search engines see public pages only', () => {
    expect(webRoutes.filter((route) => route.forSearchEngines === true && route.who !== 'everyone')).toEqual([]);
  });

  test('a dynamic page is written once, as a template', () => {
    expect(templatePath('/blog/:id')).toBe('/blog/_template');
    expect(templatePath('/teacher/classes/:classId/pupils/:childId')).toBe('/teacher/classes/_template/pupils/_template');
    expect(prerenderedPaths.filter((path) => path.includes(':'))).toEqual([]);
  });

  test('the tab names the page and the product', () => {
    expect(pageTitle('/login', 'Hedgerow')).toBe('Sign in - Hedgerow');
    expect(pageTitle('/nowhere', 'Hedgerow')).toBe('404 Page Not Found - Hedgerow');
  });
});
