import { PupilShell } from '../../shells/pupil-shell.tsx';
import { laterFonts } from '../../ui/theme/fonts.ts';

export const links = () => laterFonts;

export default PupilShell;
