import { renderMarkdown } from '#server/core/markdown/render-markdown';
import { normalizeEmail } from '#server/features/auth/login-limit';
import { toPlainLetters } from '#server/features/contacts/plain-letters';
import { resolveCssVariables } from '#server/features/generated-pictures/css-variables';
import { safeSvg } from '#server/features/uploads/svg/safe-svg';
import { completeSlug, proposeSlug } from '#shared/slug';
import { listUploadNames } from '#shared/upload-names';
import { testHostileTexts } from '../support/test-hostile-texts';

testHostileTexts([
  ['a title for a slug', proposeSlug],
  ['a slug', completeSlug],
  ['an email address', normalizeEmail],
  ['plain letters', toPlainLetters],
  ['names of uploads', listUploadNames],
  ['the name of a code block', text => renderMarkdown(`~~~ a${text.replace(/\n/g, '')}b\u2028\n~~~`)],
  ['variables of an SVG', text => resolveCssVariables(`<svg><style>a{--a:b}${text}</style></svg>`)],
  [
    'the style of an SVG',
    text =>
      safeSvg(
        `<svg xmlns="http://www.w3.org/2000/svg"><style>a{fill:url(#a)}${text.replace(/[<&]/g, '')}</style></svg>`,
      ),
  ],
]);
