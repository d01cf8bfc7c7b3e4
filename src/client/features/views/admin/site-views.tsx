import { trpc } from '../../../lib/trpc';
import { Stat } from '../../../ui/stat';

/** The stat card of the visits to the whole site. */
export function SiteViews() {
  const total = trpc.views.total.useQuery().data?.totalViews;
  return <Stat label="Total Portfolio Views" value={total?.toLocaleString('en') ?? null} />;
}
