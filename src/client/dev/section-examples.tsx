import { Section } from '#client/ui/layout/section';
import { ArrowLink } from '#client/ui/primitives/arrow-link';
import { Example, LONG_TEXT, LONG_WORD } from './example';

export function SectionExamples() {
  return (
    <>
      <Example label="Section: with an intro and an action">
        <Section
          id="section-whole"
          title="Projects"
          intro={LONG_TEXT}
          action={<ArrowLink href="#section-whole">All projects</ArrowLink>}
        >
          <p>{LONG_TEXT}</p>
        </Section>
      </Example>
      <Example label="Section: a long title, and no content">
        <Section id="section-empty" title={LONG_WORD}>
          {null}
        </Section>
      </Example>
      <Example label="Section: beside its heading, with a note">
        <Section
          id="section-split"
          title="Contact"
          intro={LONG_TEXT}
          note={<p className="secondary">{LONG_WORD}</p>}
          isSplit
        >
          <p>{LONG_TEXT}</p>
        </Section>
      </Example>
    </>
  );
}
