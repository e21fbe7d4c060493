import { bracketed } from './pdf-pieces.ts';

const childrenOf = (node: Node): readonly Node[] => {
  const children: Node[] = [];
  for (let child = node.firstChild; child !== null; child = child.nextSibling) children.push(child);
  return children;
};
const nameOf = (node: Node): string => ('localName' in node && typeof node.localName === 'string' ? node.localName : '');
const childNamed = (node: Node, name: string): Node | undefined => childrenOf(node).find((child) => nameOf(child) === name);
const attribute = (node: Node | undefined, name: string): string | undefined =>
  node !== undefined && 'getAttribute' in node ? ((node as Element).getAttribute(name) ?? undefined) : undefined;

/** Deeper than any formula of a school; the conversion must not exhaust the stack. */
const deepest = 60;

/** An equation of Word (OMML) in one line: x^2, (a+b)/2, √(x+1). mammoth would drop it without a word. */
export const officeMathsText = (node: Node, depth = 0): string => {
  if (depth > deepest) return '';
  const inside = (parent: Node | undefined): string =>
    parent === undefined
      ? ''
      : childrenOf(parent)
          .map((child) => officeMathsText(child, depth + 1))
          .join('');
  const part = (name: string): string => inside(childNamed(node, name));
  const name = nameOf(node);
  switch (name) {
    case 't':
      return node.textContent ?? '';
    case 'f':
      return `${bracketed(part('num'))}/${bracketed(part('den'))}`;
    case 'sSup':
      return `${part('e')}^${bracketed(part('sup'))}`;
    case 'sSub':
      return `${part('e')}_${bracketed(part('sub'))}`;
    case 'sSubSup':
      return `${part('e')}_${bracketed(part('sub'))}^${bracketed(part('sup'))}`;
    case 'rad':
      return `${part('deg')}√${bracketed(part('e'))}`;
    case 'd':
      return `(${childrenOf(node)
        .filter((child) => nameOf(child) === 'e')
        .map(inside)
        .join(', ')})`;
    case 'nary': {
      const properties = childNamed(node, 'naryPr');
      const sign = attribute(properties && childNamed(properties, 'chr'), 'm:val') ?? '∫';
      return `${sign}_${bracketed(part('sub'))}^${bracketed(part('sup'))} ${part('e')}`;
    }
    case 'func':
      return `${part('fName')} ${part('e')}`;
    default:
      return name.endsWith('Pr') ? '' : inside(node);
  }
};
