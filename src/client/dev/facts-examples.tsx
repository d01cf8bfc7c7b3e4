import { ChipList } from '#client/ui/primitives/chip';
import { Fact, Facts } from '#client/ui/primitives/facts';
import { Example } from './example';

export function FactsExamples() {
  return (
    <>
      <Example label="Facts: short and long values">
        <Facts>
          <Fact name="Status">Completed</Fact>
          <Fact name="Category">Donaudampfschifffahrtsgesellschaftskapitän</Fact>
          <Fact name="Timeline">From the first sketch in January 2019 until today, with two long breaks</Fact>
          <Fact name="Tags">
            <ChipList items={['Machine learning', 'Measuring']} />
          </Fact>
        </Facts>
      </Example>
      <Example label="Facts: figures">
        <Facts areFigures>
          <Fact name="Projects in Progress">12</Fact>
          <Fact name="Most Used Skill">
            TypeScript <small className="muted">5 projects</small>
          </Fact>
        </Facts>
      </Example>
    </>
  );
}
