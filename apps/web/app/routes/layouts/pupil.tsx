import { PupilShell } from '../../shells/pupil-shell.tsx';
import { playfulFonts } from '../../ui/theme/fonts.ts';

export const links = () => playfulFonts;

export default PupilShell;
