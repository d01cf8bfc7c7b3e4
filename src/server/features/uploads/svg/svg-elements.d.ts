export declare const SVG_NAMESPACE = "http://www.w3.org/2000/svg";
/** Elements that draw, animate or describe. Scripts, links and other languages are excluded. */
export declare const ELEMENTS: Set<string>;
