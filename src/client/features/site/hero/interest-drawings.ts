import type { ComponentType } from 'react';
import type { SiteSettings } from '#shared/contract/site';

/** The drawings of the owner's interests. */
export type InterestDrawings = {
  /** Draws all interests as the figure beside the headline. */
  Figure: ComponentType<{ topics: Readonly<SiteSettings['topics']> }>;
  /** Draws one interest beside its text. */
  Layer: ComponentType<LayerProps>;
};

export type LayerProps = {
  topics: Readonly<SiteSettings['topics']>;
  /** The position of the interest in the list. */
  index: number;
  className?: string | undefined;
};
