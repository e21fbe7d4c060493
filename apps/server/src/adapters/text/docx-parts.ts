import { DOMParser, XMLSerializer } from '@xmldom/xmldom';
import { documentRefused } from '#ports/text-reader.ts';
import { officeMathsText } from './office-maths.ts';
import { readZip } from './zip-archive.ts';
import { writeZip } from './zip-writer.ts';

/** The parts of a DOCX that carry what the pupil wrote. Macros, embedded files, settings and fonts stay behind. */
const wantedParts = [
  /^\[content_types\]\.xml$/i,
  /^_rels\/\.rels$/i,
  /^word\/(document|styles|numbering|footnotes|endnotes)\.xml$/i,
  /^word\/_rels\/(document|footnotes|endnotes)\.xml\.rels$/i,
  /^word\/media\/[\w.-]+\.(png|jpe?g)$/i,
];
const isWanted = (name: string): boolean => wantedParts.some((pattern) => pattern.test(name));

const externalRelationship = /<Relationship\b[^>]*?TargetMode\s*=\s*["']External["'][^>]*?\/?>/gi;
const isWebLink = (relationship: string): boolean =>
  /relationships\/hyperlink["']/.test(relationship) && /Target\s*=\s*["'](https?:|mailto:)/i.test(relationship);

/** Links to the web and to addresses stay; everything else that points outside (pictures, templates, scripts) points nowhere. */
const withoutOutsideTargets = (relationships: string): string =>
  relationships.replaceAll(externalRelationship, (relationship) =>
    isWebLink(relationship) ? relationship : relationship.replace(/Target\s*=\s*("[^"]*"|'[^']*')/i, 'Target="about:blank"'),
  );

const complain = (message: string): never => {
  throw documentRefused('corrupt', message);
};

const parseXml = (xml: string): Document => {
  return new DOMParser({ errorHandler: { warning: () => {}, error: complain, fatalError: complain } }).parseFromString(xml, 'text/xml');
};

/** Puts a run of plain text where each equation stood. */
const withEquationsAsText = (xml: string): string => {
  if (!xml.includes('<m:oMath')) return xml;
  const document = parseXml(xml);
  for (const equation of Array.from(document.getElementsByTagName('m:oMath'))) {
    const run = document.createElement('w:r');
    const text = document.createElement('w:t');
    text.setAttribute('xml:space', 'preserve');
    text.appendChild(document.createTextNode(officeMathsText(equation)));
    run.appendChild(text);
    const paragraph = equation.parentNode;
    const replaced = paragraph?.nodeName === 'm:oMathPara' ? paragraph : equation;
    replaced.parentNode?.replaceChild(run, replaced);
  }
  return new XMLSerializer().serializeToString(document);
};

const safeXml = (name: string, xml: string): string => {
  if (/<!DOCTYPE|<!ENTITY/i.test(xml)) throw documentRefused('corrupt');
  if (name.endsWith('.rels')) return withoutOutsideTargets(xml);
  return name === 'word/document.xml' ? withEquationsAsText(xml) : xml;
};

/** A DOCX rebuilt from its harmless parts, with equations as text. */
export const repackDocx = (bytes: Buffer): Buffer => {
  const wanted = readZip(bytes).filter(({ name }) => isWanted(name));
  if (!wanted.some(({ name }) => name === 'word/document.xml')) throw documentRefused('corrupt');
  const files = wanted.map(({ name, read }) => {
    const data = read();
    return { name, data: /\.(xml|rels)$/i.test(name) ? Buffer.from(safeXml(name, data.toString('utf8'))) : data };
  });
  return writeZip(files);
};
