import type { ComponentType } from 'react';
import type { SiteSettings } from '#shared/contract/site';
import type { DrawingName } from '#shared/drawing-names';

/** The drawings of the owner's interests. */
export type InterestDrawings = {
  /** Draws all interests as the figure beside the headline. */
  Figure: ComponentType<{ topics: Readonly<SiteSettings['topics']> }>;
  /** Draws one interest beside its text. */
  Layer: ComponentType<LayerProps>;
};

export type LayerProps = {
  topic: { drawing?: DrawingName };
  /** The position in the list, which decides the drawing of an interest without one. */
  index: number;
  className?: string | undefined;
};
