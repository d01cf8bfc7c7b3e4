import { type Plugin, parseSync } from 'vite';

/** Functions that do something only where a page has a view transition or a fragment with a ref; `is…` tells whether it has. */
const UNUSED = /^(?!is)\w*(ViewTransition|FragmentInstance|FragmentHandle)/;
const UNUSED_METHOD = /^(ViewTransitionPseudoElement|FragmentInstance)\.prototype\./;

/**
 * Takes out of React DOM what no page asks for: `<ViewTransition>` and `<Fragment ref>`. Being CommonJS it would come whole,
 * and it is most of a page's script.
 */
export function leanReact(): Plugin {
  return {
    name: 'lean-react',
    apply: 'build',
    transform: {
      filter: { id: /\/react-dom-client\.production\.js$/ },
      handler: code => ({ code: withoutUnused(code), map: null }),
    },
  };
}

/** The code of React DOM with these functions empty, for they are called all the same, and without these methods. */
export function withoutUnused(code: string): string {
  let lean = code;
  // From its end, so that what is before stays in its place.
  for (const node of parseSync('react-dom.cjs', code).program.body.toReversed()) {
    if (node.type === 'FunctionDeclaration' && node.body && UNUSED.test(node.id?.name ?? '')) {
      lean = `${lean.slice(0, node.body.start)}{}${lean.slice(node.body.end)}`;
    } else if (UNUSED_METHOD.test(code.slice(node.start, node.end))) {
      lean = lean.slice(0, node.start) + lean.slice(node.end);
    }
  }
  return lean;
}
