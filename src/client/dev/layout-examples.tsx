import { Panel, Toolbar } from '#client/ui/layout/panel';
import { Button } from '#client/ui/primitives/button';
import { Example, LONG_TEXT } from './example';

const BOX = <div className="frame center">Part</div>;

export function LayoutExamples() {
  return (
    <>
      <Example label="stack: parts below each other">
        <div className="stack-3">
          {BOX}
          {BOX}
        </div>
      </Example>
      <Example label="cluster: parts of equal rank, which wrap">
        <div className="cluster">
          <Button>One</Button>
          <Button>Two</Button>
          <Button>Three with a longer label</Button>
        </div>
      </Example>
      <Example label="row and spread: a row that wraps, with its last part at the end">
        <div className="row spread">
          <strong>Title</strong>
          <Button size="sm">Action</Button>
        </div>
      </Example>
      <Example label="line and truncate: a line that does not wrap">
        <div className="line">
          <span className="truncate">{LONG_TEXT}</span>
          <Button size="sm">Action</Button>
        </div>
      </Example>
      <Example label="Panel">
        <Panel title="Panel" level={3} actions={<Button size="sm">Action</Button>}>
          <p>{LONG_TEXT}</p>
        </Panel>
      </Example>
      <Example label="Panel without a title, with a toolbar">
        <Panel padded={false}>
          <Toolbar>
            <Button size="sm">Action</Button>
          </Toolbar>
        </Panel>
      </Example>
    </>
  );
}
