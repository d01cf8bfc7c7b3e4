import { Status } from '#client/ui/feedback/status';
import { ArrowLink } from '#client/ui/primitives/arrow-link';
import { Badge, Tag } from '#client/ui/primitives/badge';
import { Button, ButtonLink, IconButton } from '#client/ui/primitives/button';
import { ChipList } from '#client/ui/primitives/chip';
import { Example, LONG_TEXT, LONG_WORD } from './example';

const VARIANTS = ['primary', 'secondary', 'ghost', 'danger', 'danger-solid'] as const;
const STATUSES = ['completed', 'wip', 'planned', LONG_WORD];

export function BasicExamples() {
  return (
    <>
      <Example label="Text">
        <p className="lede">{LONG_TEXT}</p>
        <p>{LONG_TEXT}</p>
        <p className="secondary">{LONG_TEXT}</p>
        <p className="caption">{LONG_TEXT}</p>
        <p className="note">{LONG_TEXT}</p>
      </Example>
      {VARIANTS.map(variant => (
        <Example key={variant} label={`Button: ${variant}`}>
          <div className="cluster">
            <Button variant={variant} size="sm">
              Small
            </Button>
            <Button variant={variant}>Medium</Button>
            <Button variant={variant} size="lg">
              Large
            </Button>
            <Button variant={variant} icon="plus">
              With an icon
            </Button>
            <Button variant={variant} busy>
              Busy
            </Button>
            <Button variant={variant} disabled>
              Disabled
            </Button>
          </div>
        </Example>
      ))}
      <Example label="IconButton, and a link without an address">
        <div className="cluster">
          <IconButton icon="pen" label="Edit" />
          <IconButton icon="pen" label="Edit" variant="line" />
          <IconButton icon="trash" label="Delete" variant="danger" />
          <ButtonLink disabled>No demo</ButtonLink>
        </div>
      </Example>
      <Example label="Chips: words, links, and more than fit">
        <ChipList items={['Rust', 'TypeScript', LONG_WORD]} />
        <ChipList items={['Rust', 'TypeScript']} renderItem={item => <a href="#chips">{item}</a>} />
        <ChipList items={['One', 'Two', 'Three', 'Four']} max={2} />
      </Example>
      <Example label="Status, Tag and Badge">
        <div className="row">
          {STATUSES.map(status => (
            <Status key={status} status={status} label={status} />
          ))}
          <Tag>Event</Tag>
          <Tag tone="draft">Draft</Tag>
          <Tag tone="warn">Unpublished changes</Tag>
          <Badge count={5} label="unread" />
          <Badge count={500} label="unread" />
        </div>
      </Example>
      <Example label="ArrowLink">
        <ArrowLink href="#arrows">Show all projects</ArrowLink>
        <ArrowLink href="#arrows" direction="back">
          Back
        </ArrowLink>
      </Example>
    </>
  );
}
