import { Scale, ScaleStop, scaleMark } from '#client/ui/layout/scale';

type SetupScaleProps = { labels: string[]; current: number; onChoose: (index: number) => void };

export function SetupScale({ labels, current, onChoose }: SetupScaleProps) {
  return (
    <nav aria-label="Setup steps">
      <Scale>
        {labels.map((label, index) => (
          <ScaleStop key={label} ticks={5}>
            <button
              type="button"
              className={scaleMark}
              aria-current={index === current ? 'step' : undefined}
              onClick={() => onChoose(index)}
            >
              <b className="num">{index + 1}</b> <span>{label}</span>
            </button>
          </ScaleStop>
        ))}
      </Scale>
    </nav>
  );
}
