import { Link } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { homeSections, paths } from '../../lib/paths';
import { useGoToHomeSection } from '../../lib/scroll/scroll-to-section';
import { originOf } from '../../lib/session/origin';
import { ArrowLink } from '../../ui/primitives/arrow-link';
import { onPlainClick } from '../../ui/primitives/plain-click';

/** Back to where the visitor came from. The server cannot know: it says 'Projects', and the browser corrects it. */
export function ProjectBackLink() {
  const origin = originOf(useHistoryState());
  const goToHomeSection = useGoToHomeSection();
  if (origin === paths.home) {
    return (
      <ArrowLink
        direction="back"
        href={`${paths.home}#${homeSections.portfolio}`}
        onClick={onPlainClick(() => goToHomeSection(homeSections.portfolio))}
      >
        Back to Home
      </ArrowLink>
    );
  }
  return (
    <Link href={origin ?? paths.projects} asChild>
      <ArrowLink direction="back">Back to Projects</ArrowLink>
    </Link>
  );
}
