import { useSiteAddress } from '#client/lib/site-address';
import { Initials, LogoImage, Mark } from '#client/ui/icons/mark';
import type { SiteSettings } from '#shared/contract/site';
import { toInitials } from '#shared/text';

/** Shows the owner's initials, the mark, or the logo that the owner uploaded. */
export function LogoShape({
  logo,
  logoImage,
  ownerName,
}: Pick<SiteSettings, 'logo' | 'logoImage' | 'ownerName'>) {
  const toAddress = useSiteAddress();
  if (logo === 'own' && logoImage !== '') {
    // The file name of an upload contains its size, which prevents layout shifts.
    const [, width, height] = /-(\d+)x(\d+)\./.exec(logoImage) ?? [];
    return <LogoImage src={toAddress(logoImage)} width={width} height={height} />;
  }
  const letters = logo === 'mark' ? [] : toInitials(ownerName);
  return letters.length > 0 ? <Initials letters={letters} /> : <Mark />;
}
