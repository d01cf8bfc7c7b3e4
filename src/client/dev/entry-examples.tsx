import type { ReactNode } from 'react';
import { Entry, EntryGrid, Neighbors, NeighborWords } from '#client/ui/layout/entry';
import { PageHeading } from '#client/ui/layout/page-heading';
import { ButtonLink } from '#client/ui/primitives/button';
import { ChipList } from '#client/ui/primitives/chip';

const LONG = 'Donaudampfschifffahrtsgesellschaftskapitän and other words that need several lines';
const COVER = <div className="frame" style={{ aspectRatio: '16 / 9' }} />;

const toTitle = (text: string): ReactNode => (
  <h4>
    <a href="#entries" className="stretched-link">
      {text}
    </a>
  </h4>
);

/** Each form of an entry and of the heading of a page, with short, long and no content. */
export function EntryExamples() {
  return (
    <div id="entries" className="stack-6">
      <PageHeading title="Title" />
      <PageHeading title={LONG} intro={LONG} action={<a href="#entries">Action</a>} />
      <ul>
        <Entry form="row" title={toTitle('Title only')} />
        <Entry form="row" lead="May 4" title={toTitle('Lead')} facts="1 min" />
        <Entry form="row" cover={COVER} title={toTitle('Cover')} facts="Fact">
          <p>Summary</p>
          <ChipList items={['One', 'Two']} />
        </Entry>
        <Entry form="row" lead="May 4" cover={COVER} title={toTitle(LONG)} facts={LONG}>
          <p>{LONG.repeat(3)}</p>
          <ChipList items={[LONG, 'Two']} />
        </Entry>
      </ul>
      <EntryGrid>
        <Entry as="article" form="card" inRow={1} cover={COVER} title={toTitle('Card alone in its row')} />
        <Entry as="article" form="card" inRow={2} cover={COVER} lead="Lead" title={toTitle('Card')}>
          <p>Summary</p>
        </Entry>
        <Entry
          as="article"
          form="card"
          inRow={2}
          cover={COVER}
          lead={LONG}
          title={toTitle(LONG)}
          action={<ButtonLink href="#entries">Action</ButtonLink>}
        >
          <p>{LONG.repeat(3)}</p>
          <ChipList items={[LONG, 'Two', 'Three']} max={2} />
        </Entry>
      </EntryGrid>
      <EntryGrid as="ul">
        <Entry form="tile" cover={COVER} title={toTitle('Tile')} />
        <Entry form="tile" cover={COVER} title={toTitle(LONG)}>
          <p>{LONG}</p>
        </Entry>
      </EntryGrid>
      <Neighbors label="Neighbors">
        {(['previous', 'next'] as const).map(direction => (
          <Entry
            key={direction}
            as="div"
            form="card"
            title={
              <a href="#entries" className="stretched-link">
                <NeighborWords direction={direction} label="Label" title={LONG} />
              </a>
            }
          />
        ))}
      </Neighbors>
    </div>
  );
}
