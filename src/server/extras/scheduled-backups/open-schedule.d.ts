import type { SiteParts } from '#server/extras/extra';
import type { ScheduleSettings } from './schedule-settings';
type ScheduleOptions = {
    settings: ScheduleSettings;
    /** Encrypts the sign-in of the backups. Without a passphrase, they don't include it. */
    passphrase?: string | undefined;
};
/** Creates the schedule of the backups of a site. */
export declare function openSchedule({ db, log, services: { backups, leases } }: Pick<SiteParts, 'db' | 'log' | 'services'>, { settings, passphrase }: ScheduleOptions): {
    start: () => void;
    stop: () => void;
    backUpIfDue: (now?: Date) => Promise<boolean>;
};
export {};
