import { generatorsKeepTheRules } from '../testing/generator-rules.ts';

generatorsKeepTheRules('languages');
