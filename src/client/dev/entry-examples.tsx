import type { ReactNode } from 'react';
import { Neighbors, NeighborWords } from '#client/content/neighbors';
import { Picture } from '#client/content/picture/picture';
import { Entry, EntryGrid } from '#client/ui/layout/entry';
import { ButtonLink } from '#client/ui/primitives/button';
import { ChipList } from '#client/ui/primitives/chip';
import { PageHeading } from '#client/ui/site/page-heading';
import { Example, LONG_TEXT, LONG_WORD } from './example';

const COVER = <Picture src="" alt="" generated="/covers/pages-1-3k9x.svg" />;

export function EntryExamples() {
  return (
    <>
      <Example label="Entry as a row: lead, cover, title, summary, chips and facts">
        <ul id="row">
          <Entry form="row" title={toTitle('Only a title')} />
          <Entry form="row" lead="May 4" title={toTitle('A lead and a fact')} facts="1 min" />
          <Entry form="row" cover={COVER} title={toTitle('A cover')} facts="A fact">
            <p>A summary.</p>
            <ChipList items={['One', 'Two']} />
          </Entry>
          <Entry form="row" lead="May 4" cover={COVER} title={toTitle(LONG_WORD)} facts={LONG_TEXT}>
            <p>{LONG_TEXT}</p>
            <ChipList items={[LONG_WORD, 'Two']} />
          </Entry>
        </ul>
      </Example>
      <Example label="Entry as a card: one, then two in a row">
        <EntryGrid>
          <Entry as="article" form="card" inRow={1} cover={COVER} title={toTitle('A card')} />
          <Entry as="article" form="card" inRow={2} cover={COVER} lead="A lead" title={toTitle('A card')}>
            <p>A summary.</p>
          </Entry>
          <Entry
            as="article"
            form="card"
            inRow={2}
            cover={COVER}
            lead={LONG_TEXT}
            title={toTitle(LONG_WORD)}
            action={
              <ButtonLink href="#row" size="sm">
                Action
              </ButtonLink>
            }
          >
            <p>{LONG_TEXT}</p>
            <ChipList items={[LONG_WORD, 'Two', 'Three']} max={2} />
          </Entry>
        </EntryGrid>
      </Example>
      <Example label="Entry as a tile: small on phones">
        <EntryGrid as="ul">
          <Entry form="tile" cover={COVER} title={toTitle('A tile')} />
          <Entry form="tile" cover={COVER} title={toTitle(LONG_WORD)}>
            <p className="secondary">{LONG_TEXT}</p>
          </Entry>
        </EntryGrid>
      </Example>
      <Example label="Neighbors">
        <Neighbors label="Neighbors">
          {toNeighbor('previous', 'Short', COVER)}
          {toNeighbor('next', LONG_WORD, COVER)}
        </Neighbors>
      </Example>
      <Example label="PageHeading: all bands have the same height">
        <PageHeading title="Title" />
        <PageHeading
          title={LONG_WORD}
          intro={LONG_TEXT}
          action={
            <ButtonLink href="#row" size="sm">
              Action
            </ButtonLink>
          }
        />
      </Example>
    </>
  );
}

function toTitle(text: string): ReactNode {
  return (
    <h3>
      <a href="#row" className="stretched-link">
        {text}
      </a>
    </h3>
  );
}

function toNeighbor(direction: 'previous' | 'next', title: string, cover: ReactNode): ReactNode {
  return (
    <Entry
      as="div"
      form="card"
      cover={cover}
      title={
        <a href="#row" className="stretched-link">
          <NeighborWords direction={direction} label={`The ${direction} page`} item={{ title }} />
        </a>
      }
    />
  );
}
