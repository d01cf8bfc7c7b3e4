import { Graduation } from '#client/ui/layout/graduation';
import { Rule, Scale, ScaleStop, scaleMark } from '#client/ui/layout/scale';
import { Example, LONG_TEXT } from './example';

const TICKS = [0, 0.25, 0.5, 0.75, 1].map(at => ({ at, isMajor: at % 0.5 === 0, label: String(at) }));

function Stops({ labels }: { labels: string[] }) {
  return labels.map((label, index) => (
    <ScaleStop key={label} ticks={5} weight={index + 1} passed={1.4 - index}>
      <a href="#scale" className={scaleMark} aria-current={index === 1 ? 'step' : undefined}>
        <span>{label}</span>
      </a>
    </ScaleStop>
  ));
}

export function ScaleExamples() {
  return (
    <>
      <Example label="Scale: stops of different lengths, the second one current">
        <Scale aria-label="Years">
          <Stops labels={['2015', '2020', '2022']} />
        </Scale>
      </Example>
      <Example label="Scale: long labels">
        <Scale aria-label="Steps">
          <Stops labels={['You', LONG_TEXT, 'Ready']} />
        </Scale>
      </Example>
      <Example label="Scale: vertical">
        <Scale axis="y" aria-label="Sections">
          <Stops labels={['Welcome', 'Skills', 'Contact']} />
        </Scale>
      </Example>
      <Example label="Scale: beside a text, of which a half has been read">
        <Scale axis="text" aria-label="Headings">
          <Stops labels={['Before', 'During', LONG_TEXT]} />
        </Scale>
      </Example>
      <Example label="Graduation: within the scale, and at its ends">
        <Graduation ticks={TICKS} value={0.6} />
        <Graduation ticks={TICKS} value={0} />
        <Graduation ticks={TICKS} value={1} />
      </Example>
      <Example label="Rule: one, some, and more ticks than fit">
        <Rule ticks={1} />
        <Rule ticks={9} />
        <Rule ticks={900} />
      </Example>
    </>
  );
}
