import './maths-font.css';

/** Imported on demand by RichText. */
export const mathsFace = 'STIX Two Math';
