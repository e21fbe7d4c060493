/** "Half-term: a plan" is at half-term-a-plan. */
const addressFrom = (title: string): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}|['’]/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replaceAll(/^-+|-+$/g, '');

type Named = { readonly id: string; readonly title: string };

/** The address of a new one follows its title until somebody writes their own. */
export const retitled = <Values extends Named>(values: Values, title: string, isNew: boolean): Values => ({
  ...values,
  title,
  id: isNew && values.id === addressFrom(values.title) ? addressFrom(title) : values.id,
});
