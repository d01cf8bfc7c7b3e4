export const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

/** Elements that draw, animate or describe. Scripts, links and other languages are excluded. */
export const ELEMENTS = new Set(
  (
    'svg g defs symbol use switch title desc path rect circle ellipse line polyline polygon text tspan textPath image ' +
    'style linearGradient radialGradient stop pattern clipPath mask marker filter animate animateMotion ' +
    'animateTransform set mpath feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting ' +
    'feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge ' +
    'feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence'
  ).split(' '),
);
