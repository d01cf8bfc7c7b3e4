import { ChipList } from '#client/ui/primitives/chip';
import { Fact, Facts } from '#client/ui/primitives/facts';

/** Facts with short, long and no values. */
export function FactsExamples() {
  return (
    <Facts>
      <Fact name="Status">Completed</Fact>
      <Fact name="Category">Donaudampfschifffahrtsgesellschaftskapitän</Fact>
      <Fact name="Timeline">From the first sketch in January 2019 until today, with two long breaks</Fact>
      <Fact name="Tags">
        <ChipList items={['Machine learning', 'Measuring']} />
      </Fact>
      <Fact name="Visibility">{''}</Fact>
    </Facts>
  );
}
